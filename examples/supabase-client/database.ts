// Written by `npm run docs:api` from the database; not to be changed by hand.
// Any column can be null to somebody who may not read it.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

// A type and not an interface: clients ask for an index signature.
export type Database = {
  public: {
    Tables: {
      blog: {
        Row: {
          authorName: string | null;
          blogType: string | null;
          categoryId: number | null;
          content: string | null;
          coverImage: string | null;
          createdAt: string | null;
          excerpt: string | null;
          id: number | null;
          publication: string | null;
          publishAt: string | null;
          publishedAt: string | null;
          seoDescription: string | null;
          seoTitle: string | null;
          shareImage: string | null;
          slug: string | null;
          title: string | null;
          updatedAt: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["blog"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["blog"]["Row"]>;
        Relationships: [];
      };
      category: {
        Row: {
          categoryType: string | null;
          createdAt: string | null;
          description: string | null;
          id: number | null;
          name: string | null;
          palette: string | null;
          slug: string | null;
          updatedAt: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["category"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["category"]["Row"]>;
        Relationships: [];
      };
      certificate: {
        Row: {
          completedAt: string | null;
          courseId: number | null;
          courseTitle: string | null;
          createdAt: string | null;
          lessons: number | null;
          minutes: number | null;
          name: string | null;
          number: string | null;
          publishedAt: string | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["certificate"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["certificate"]["Row"]>;
        Relationships: [];
      };
      companionNote: {
        Row: {
          content: string | null;
          createdAt: string | null;
          id: string | null;
          sessionId: string | null;
          updatedAt: string | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["companionNote"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["companionNote"]["Row"]>;
        Relationships: [];
      };
      consent: {
        Row: {
          createdAt: string | null;
          given: boolean | null;
          id: number | null;
          kind: string | null;
          userId: string | null;
          version: string | null;
          wording: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["consent"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["consent"]["Row"]>;
        Relationships: [];
      };
      contentPresence: {
        Row: {
          hasChanges: boolean | null;
          kind: string | null;
          name: string | null;
          rowId: number | null;
          seenAt: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["contentPresence"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["contentPresence"]["Row"]>;
        Relationships: [];
      };
      contentTrash: {
        Row: {
          deletedAt: string | null;
          deletedBy: string | null;
          goneAt: string | null;
          id: number | null;
          kind: string | null;
          rowId: number | null;
          title: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["contentTrash"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["contentTrash"]["Row"]>;
        Relationships: [];
      };
      contentVersion: {
        Row: {
          action: string | null;
          changeId: number | null;
          content: Json | null;
          id: number | null;
          kind: string | null;
          replacedAt: string | null;
          replacedBy: string | null;
          rowId: number | null;
          title: string | null;
          writtenAt: string | null;
          writtenBy: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["contentVersion"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["contentVersion"]["Row"]>;
        Relationships: [];
      };
      course: {
        Row: {
          coverImage: string | null;
          createdAt: string | null;
          description: string | null;
          id: number | null;
          price: number | null;
          publication: string | null;
          publishAt: string | null;
          publishedAt: string | null;
          rating: number | null;
          ratingCount: number | null;
          seoDescription: string | null;
          seoTitle: string | null;
          shareImage: string | null;
          slug: string | null;
          status: string | null;
          title: string | null;
          top: number | null;
          updatedAt: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["course"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["course"]["Row"]>;
        Relationships: [];
      };
      courseEnroll: {
        Row: {
          courseId: number | null;
          createdAt: string | null;
          id: number | null;
          orderId: string | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["courseEnroll"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["courseEnroll"]["Row"]>;
        Relationships: [];
      };
      courseLink: {
        Row: {
          courseId: number | null;
          lmsUrl: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["courseLink"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["courseLink"]["Row"]>;
        Relationships: [];
      };
      courseOutline: {
        Row: {
          courseId: number | null;
          id: number | null;
          kind: string | null;
          minutes: number | null;
          position: number | null;
          title: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["courseOutline"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["courseOutline"]["Row"]>;
        Relationships: [];
      };
      coursePreorder: {
        Row: {
          courseId: number | null;
          createdAt: string | null;
          id: number | null;
          toldAt: string | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["coursePreorder"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["coursePreorder"]["Row"]>;
        Relationships: [];
      };
      episode: {
        Row: {
          audio: string | null;
          categoryId: number | null;
          coverImage: string | null;
          createdAt: string | null;
          description: string | null;
          duration: number | null;
          episodeType: string | null;
          id: number | null;
          podcastId: number | null;
          position: number | null;
          publication: string | null;
          publishAt: string | null;
          publishedAt: string | null;
          slug: string | null;
          title: string | null;
          updatedAt: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["episode"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["episode"]["Row"]>;
        Relationships: [];
      };
      episodeTimeline: {
        Row: {
          chapters: Json | null;
          createdAt: string | null;
          cues: Json | null;
          id: number | null;
          updatedAt: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["episodeTimeline"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["episodeTimeline"]["Row"]>;
        Relationships: [];
      };
      follow: {
        Row: {
          createdAt: string | null;
          podcastId: number | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["follow"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["follow"]["Row"]>;
        Relationships: [];
      };
      highlight: {
        Row: {
          blogId: number | null;
          createdAt: string | null;
          id: string | null;
          note: string | null;
          prefix: string | null;
          quote: string | null;
          start: number | null;
          suffix: string | null;
          title: string | null;
          updatedAt: string | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["highlight"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["highlight"]["Row"]>;
        Relationships: [];
      };
      hotline: {
        Row: {
          about: string | null;
          aboutEn: string | null;
          checkedAt: string | null;
          createdAt: string | null;
          helps: string[] | null;
          hours: Json | null;
          id: string | null;
          isActive: boolean | null;
          name: string | null;
          nameEn: string | null;
          number: string | null;
          position: number | null;
          tel: string | null;
          updatedAt: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["hotline"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["hotline"]["Row"]>;
        Relationships: [];
      };
      lesson: {
        Row: {
          content: string | null;
          courseId: number | null;
          createdAt: string | null;
          id: number | null;
          kind: string | null;
          mediaSeconds: number | null;
          mediaUrl: string | null;
          minutes: number | null;
          position: number | null;
          publication: string | null;
          publishAt: string | null;
          publishedAt: string | null;
          slug: string | null;
          title: string | null;
          updatedAt: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["lesson"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["lesson"]["Row"]>;
        Relationships: [];
      };
      lessonNote: {
        Row: {
          content: string | null;
          createdAt: string | null;
          lessonId: number | null;
          revision: string | null;
          updatedAt: string | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["lessonNote"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["lessonNote"]["Row"]>;
        Relationships: [];
      };
      lessonProgress: {
        Row: {
          completedAt: string | null;
          lessonId: number | null;
          seconds: number | null;
          updatedAt: string | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["lessonProgress"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["lessonProgress"]["Row"]>;
        Relationships: [];
      };
      listeningHistory: {
        Row: {
          createdAt: string | null;
          episodeId: number | null;
          id: number | null;
          listen: string | null;
          seconds: number | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["listeningHistory"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["listeningHistory"]["Row"]>;
        Relationships: [];
      };
      listeningNote: {
        Row: {
          content: string | null;
          createdAt: string | null;
          episodeId: number | null;
          id: string | null;
          seconds: number | null;
          updatedAt: string | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["listeningNote"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["listeningNote"]["Row"]>;
        Relationships: [];
      };
      listeningOptOut: {
        Row: {
          createdAt: string | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["listeningOptOut"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["listeningOptOut"]["Row"]>;
        Relationships: [];
      };
      listeningPosition: {
        Row: {
          episodeId: number | null;
          seconds: number | null;
          updatedAt: string | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["listeningPosition"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["listeningPosition"]["Row"]>;
        Relationships: [];
      };
      mediaFile: {
        Row: {
          address: string | null;
          bitrate: number | null;
          bytes: number | null;
          contentType: string | null;
          createdAt: string | null;
          height: number | null;
          id: string | null;
          kind: string | null;
          originalName: string | null;
          seconds: number | null;
          sha256: string | null;
          uploadedBy: string | null;
          variants: Json | null;
          width: number | null;
        };
        Insert: Partial<Database["public"]["Tables"]["mediaFile"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["mediaFile"]["Row"]>;
        Relationships: [];
      };
      membership: {
        Row: {
          createdAt: string | null;
          expiresAt: string | null;
          id: number | null;
          isGiven: boolean | null;
          orderId: string | null;
          planId: number | null;
          startsAt: string | null;
          updatedAt: string | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["membership"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["membership"]["Row"]>;
        Relationships: [];
      };
      message: {
        Row: {
          clientId: string | null;
          content: string | null;
          counted: boolean | null;
          createdAt: string | null;
          id: string | null;
          role: string | null;
          sessionId: string | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["message"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["message"]["Row"]>;
        Relationships: [];
      };
      newSubscription: {
        Row: {
          bounceReason: string | null;
          bouncedAt: string | null;
          confirmationSentAt: string | null;
          confirmationsSent: number | null;
          confirmedAt: string | null;
          createdAt: string | null;
          email: string | null;
          id: number | null;
          state: string | null;
          unsubscribedAt: string | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["newSubscription"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["newSubscription"]["Row"]>;
        Relationships: [];
      };
      newsletterCampaign: {
        Row: {
          blogIds: number[] | null;
          createdAt: string | null;
          endedAt: string | null;
          id: number | null;
          intro: string | null;
          outro: string | null;
          preheader: string | null;
          problem: string | null;
          scheduledAt: string | null;
          startedAt: string | null;
          status: string | null;
          subject: string | null;
          updatedAt: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["newsletterCampaign"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["newsletterCampaign"]["Row"]>;
        Relationships: [];
      };
      noticePreference: {
        Row: {
          articles: boolean | null;
          articlesSince: string | null;
          createdAt: string | null;
          email: boolean | null;
          emailSince: string | null;
          emailedOn: string | null;
          episodes: boolean | null;
          episodesSince: string | null;
          pushedOn: string | null;
          quietFrom: string | null;
          quietUntil: string | null;
          updatedAt: string | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["noticePreference"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["noticePreference"]["Row"]>;
        Relationships: [];
      };
      order: {
        Row: {
          cancelledAt: string | null;
          claimedAt: string | null;
          courseId: number | null;
          createdAt: string | null;
          expiredAt: string | null;
          expiresAt: string | null;
          id: string | null;
          kind: string | null;
          orderCode: string | null;
          paymentInfo: string | null;
          planDays: number | null;
          planId: number | null;
          price: number | null;
          qrCode: string | null;
          referenceInfo: string | null;
          refundedAmount: number | null;
          refundedAt: string | null;
          rejectReason: string | null;
          status: string | null;
          userId: string | null;
          verifiedAt: string | null;
          verifiedByHand: boolean | null;
        };
        Insert: Partial<Database["public"]["Tables"]["order"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["order"]["Row"]>;
        Relationships: [];
      };
      orderRefund: {
        Row: {
          amount: number | null;
          bankReference: string | null;
          createdAt: string | null;
          id: number | null;
          orderId: string | null;
          reason: string | null;
          refundedOn: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["orderRefund"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["orderRefund"]["Row"]>;
        Relationships: [];
      };
      orderTransfer: {
        Row: {
          amount: number | null;
          id: number | null;
          orderId: string | null;
          receivedAt: string | null;
          state: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["orderTransfer"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["orderTransfer"]["Row"]>;
        Relationships: [];
      };
      plan: {
        Row: {
          createdAt: string | null;
          duration: number | null;
          id: number | null;
          name: string | null;
          price: number | null;
          type: string | null;
          updatedAt: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["plan"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["plan"]["Row"]>;
        Relationships: [];
      };
      podcast: {
        Row: {
          authorName: string | null;
          categoryId: number | null;
          coverImage: string | null;
          createdAt: string | null;
          description: string | null;
          id: number | null;
          podcastType: string | null;
          publication: string | null;
          publishAt: string | null;
          publishedAt: string | null;
          seoDescription: string | null;
          seoTitle: string | null;
          shareImage: string | null;
          slug: string | null;
          title: string | null;
          updatedAt: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["podcast"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["podcast"]["Row"]>;
        Relationships: [];
      };
      podcastEpisode: {
        Row: {
          episodeId: number | null;
          podcastId: number | null;
          position: number | null;
        };
        Insert: Partial<Database["public"]["Tables"]["podcastEpisode"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["podcastEpisode"]["Row"]>;
        Relationships: [];
      };
      premiumPreview: {
        Row: {
          authorName: string | null;
          categoryId: number | null;
          coverImage: string | null;
          createdAt: string | null;
          duration: number | null;
          excerpt: string | null;
          id: number | null;
          kind: string | null;
          podcastId: number | null;
          position: number | null;
          searchTitle: string | null;
          title: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["premiumPreview"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["premiumPreview"]["Row"]>;
        Relationships: [];
      };
      pushSubscription: {
        Row: {
          authSecret: string | null;
          createdAt: string | null;
          endpoint: string | null;
          id: string | null;
          p256dh: string | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["pushSubscription"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["pushSubscription"]["Row"]>;
        Relationships: [];
      };
      savedItem: {
        Row: {
          blogId: number | null;
          courseId: number | null;
          createdAt: string | null;
          id: number | null;
          podcastId: number | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["savedItem"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["savedItem"]["Row"]>;
        Relationships: [];
      };
      session: {
        Row: {
          completedAt: string | null;
          createdAt: string | null;
          id: string | null;
          mode: string | null;
          name: string | null;
          status: string | null;
          summary: string | null;
          title: string | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["session"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["session"]["Row"]>;
        Relationships: [];
      };
      workingCopy: {
        Row: {
          basedOn: string | null;
          content: Json | null;
          kind: string | null;
          rowId: number | null;
          savedAt: string | null;
          seenAt: string | null;
          userId: string | null;
        };
        Insert: Partial<Database["public"]["Tables"]["workingCopy"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["workingCopy"]["Row"]>;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      orderEpisodes: { Args: { podcast: number; seen: number[]; wanted: number[] }; Returns: Json };
      orderLessons: { Args: { course: number; seen: number[]; wanted: number[] }; Returns: Json };
      recordListening: { Args: { episode: number; listen: string; heard: number; place?: number }; Returns: Json };
      restoreVersion: { Args: { version: number }; Returns: Json };
    };
  };
};
