// The small facts of a course: what it costs, whether it is there yet, what people thought of it.
import { money } from "@bentrong/format/money";
import { Badge } from "@bentrong/ui/badge";
import { icon } from "@bentrong/ui/icons";
import { useText } from "../../lib/i18n/use-text.ts";
import { cardText } from "./card-text.ts";
import { type CourseItem, isComing, toRating } from "./course-item.ts";

const StarIcon = icon(<path d="m12 4 2.4 5 5.4.7-4 3.8 1 5.5-4.8-2.7L7.2 19l1-5.5-4-3.8 5.4-.7z" />, true);

export const Price = ({ price, className }: { price: number; className?: string }) => {
  const text = useText(cardText);
  return <span className={className}>{price === 0 ? text.free : money(price)}</span>;
};

export function ComingMark({ course }: { course: Pick<CourseItem, "status"> }) {
  const text = useText(cardText);
  return isComing(course) && <Badge>{text.coming}</Badge>;
}

/** Free and coming soon are marks; what has to be paid is a plain figure. */
export function Marks({ course }: { course: Pick<CourseItem, "price" | "status" | "publication"> }) {
  const text = useText(cardText);
  return (
    <>
      <span className="draft-mark" data-publication={course.publication} />
      <ComingMark course={course} />
      {course.price === 0 ? (
        <Badge tone="sage">{text.free}</Badge>
      ) : (
        <Price price={course.price} className="text-sm font-medium" />
      )}
    </>
  );
}

/** A card has no room to explain the default of 5: without ratings it says that alone. */
export function CardRating({ course }: { course: Pick<CourseItem, "rating" | "ratingCount"> }) {
  const text = useText(cardText);
  if (toRating(course).count > 0) return <RatingLine course={course} />;
  return <p className="text-sm text-ink-soft first-letter:uppercase">{text.unrated}</p>;
}

/** The default of 5 is shown as specified, with a note that nobody rated it yet. */
export function RatingLine({ course }: { course: Pick<CourseItem, "rating" | "ratingCount"> }) {
  const text = useText(cardText);
  const { stars, count } = toRating(course);
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-soft">
      <StarIcon className="size-4 shrink-0 text-gold" />
      <span>
        <span className="sr-only">{text.rating} </span>
        {text.stars(stars)} · {count === 0 ? text.unrated : text.ratings(count)}
      </span>
    </p>
  );
}
