import { summary } from "@bentrong/format/sentences";
import type { MetaDescriptor } from "react-router";
import { textIn } from "../../lib/i18n/text.ts";
import { pageMeta, sharePicture, workData } from "../../lib/seo.ts";
import { isComing } from "./course-item.ts";
import { courseText } from "./course-text.ts";
import type { LoadedCourse, OpenCourse } from "./load-course.ts";

const DESCRIPTION = 160;

type Matches = Parameters<typeof pageMeta>[0];

/** Title, sharing card and structured data. `loaded` undefined: still loading in the browser. */
export function courseMeta(matches: Matches, id: string, loaded: LoadedCourse | undefined): MetaDescriptor[] {
  const path = `/course/${id}`;
  if (loaded?.kind === "open") return buildMeta(matches, path, loaded);
  return pageMeta(matches, ({ language }) => {
    const text = textIn(courseText, language);
    return {
      title: loaded ? text[loaded.kind] : text.loading,
      description: text.missingHelp,
      path,
      hidden: true,
    };
  });
}

function buildMeta(matches: Matches, path: string, { course, description }: OpenCourse): MetaDescriptor[] {
  const words = course.seoDescription || summary(description, DESCRIPTION);
  const image = sharePicture("course", course);
  return [
    ...pageMeta(matches, ({ language }) => ({
      title: course.seoTitle || course.title,
      description: words || textIn(courseText, language).noDescription,
      path,
      image,
    })),
    ...workData(matches, {
      "@type": "Course",
      name: course.title,
      description: words,
      ...{ path, image, isFree: course.price === 0 },
      // A course without ratings gets no rating in the structured data: the default on the screen is not given to
      // search engines.
      ...(course.ratingCount
        ? {
            aggregateRating: {
              "@type": "AggregateRating",
              ratingValue: course.rating,
              ratingCount: course.ratingCount,
            },
          }
        : {}),
      offers: {
        "@type": "Offer",
        price: course.price,
        priceCurrency: "VND",
        category: course.price === 0 ? "Free" : "Paid",
        availability: `https://schema.org/${isComing(course) ? "PreOrder" : "InStock"}`,
      },
    }),
  ];
}
