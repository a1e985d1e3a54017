// Addresses in e-mails. They are built from the operator's own address, never from a request: a forged Host header
// would otherwise send a person's token to somebody else.

/** Signs the links about the newsletter, which work without signing in. */
interface NewsletterSigner {
  sign(purpose: "confirm" | "preferences", subscription: number, now?: number, campaign?: number): string;
}

/** Signs the links that turn off e-mails about what is new, without signing in. */
interface NoticeSigner {
  sign(userId: string): string;
}

export interface Links {
  confirmEmail(token: string): string;
  changeEmail(token: string): string;
  /** `code` is in the fragment, which is sent to no server and in no referrer. */
  resetPassword(email: string, code?: string): string;
  forgotPassword(): string;
  home(): string;
  plans(): string;
  /** Page on which people see and export their data; needs their sign-in. */
  ownData(): string;
  course(id: number): string;
  article(id: number): string;
  /** In the back office, for administrators. */
  hotlines(): string;
  oneOnOne(): string;
  campaign(id: number): string;
  /** An order of one's own, with its receipt; needs their sign-in. */
  order(id: string): string;
  /** Page on which an order is paid; needs their sign-in. */
  payment(order: { orderId: string; courseId?: number | undefined }): string;
  newsletterConfirm(subscriptionId: number): string;
  /** `campaignId`: the newsletter that contains the link. */
  newsletterPreferences(subscriptionId: number, campaignId?: number): string;
  /** Stops the newsletter with one POST (RFC 8058). */
  newsletterUnsubscribe(subscriptionId: number, campaignId?: number): string;
  episode(podcastId: number, id: number): string;
  noticePreferences(userId: string): string;
  /** Turns the e-mails about what is new off with one POST (RFC 8058). */
  noticeUnsubscribe(userId: string): string;
}

const NO_NOTICES: NoticeSigner = {
  sign() {
    throw new Error("e-mails about what is new are not written here");
  },
};

/** `base`: scheme and host, without a slash at the end. */
export function createLinks(
  base: string,
  newsletter: NewsletterSigner,
  notices: NoticeSigner = NO_NOTICES,
): Links {
  const to = (path: string, query: Record<string, string> = {}): string => {
    const search = new URLSearchParams(query).toString();
    return `${base}${path}${search && `?${search}`}`;
  };
  return {
    confirmEmail: (token) => to("/verify", { type: "email", token_hash: token }),
    changeEmail: (token) => to("/verify", { type: "email_change", token_hash: token }),
    resetPassword: (email, code) => `${to("/change-password", { email })}${code ? `#code=${code}` : ""}`,
    forgotPassword: () => to("/forgot-password"),
    home: () => to("/my-home"),
    plans: () => to("/upgrade-ai-chat"),
    ownData: () => `${to("/profile")}#du-lieu`,
    course: (id) => to(`/course/${id}`),
    hotlines: () => to("/admin/hotline"),
    oneOnOne: () => to("/admin/oneOnOne"),
    article: (id) => to(`/blog/detail/${id}`),
    campaign: (id) => to(`/admin/newsletterCampaign/${id}`),
    order: (id) => to(`/orders/${id}`),
    payment: ({ orderId, courseId }) => to(courseId ? `/checkout/${courseId}` : `/payment/plan/${orderId}`),
    newsletterConfirm: (id) => to("/newsletter/confirm", { token: newsletter.sign("confirm", id) }),
    newsletterPreferences: (id, campaign) =>
      to("/newsletter/preferences", { token: newsletter.sign("preferences", id, undefined, campaign) }),
    newsletterUnsubscribe: (id, campaign) =>
      to("/functions/v1/newsletter/unsubscribe", {
        token: newsletter.sign("preferences", id, undefined, campaign),
      }),
    episode: (podcastId, id) => to(`/podcast/detail/${podcastId}`, { episode: String(id) }),
    noticePreferences: (userId) => to("/notices/preferences", { token: notices.sign(userId) }),
    noticeUnsubscribe: (userId) => to("/functions/v1/notices/unsubscribe", { token: notices.sign(userId) }),
  };
}
