import { buttonClass } from "@bentrong/ui/button";
import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import type { Certificate, LearntCourse } from "../../../api/learning.ts";
import { useText } from "../../../lib/i18n/use-text.ts";
import { AppLink } from "../../../lib/link.tsx";
import { useSession } from "../../../lib/session/use-session.ts";
import { FailedLearning, MissingCourse } from "../learning-states.tsx";
import type { LoadedCourse } from "../load-learning.ts";
import { CertificateSheet } from "./certificate-sheet.tsx";
import { certificateText } from "./certificate-text.ts";
import { NameForm } from "./name-form.tsx";
import { Publishing } from "./publishing.tsx";
import { useCertificate } from "./use-certificate.ts";

interface Brand {
  mark: ReactNode;
  view: ReactNode;
}

export function CertificatePage({ loaded, ...brand }: { loaded: LoadedCourse } & Brand) {
  const { revalidate } = useRevalidator();
  if (loaded.kind === "missing") return <MissingCourse />;
  if (loaded.kind === "failed") return <FailedLearning said={loaded.said} retry={revalidate} />;
  const { course } = loaded;
  const left = course.lessons.filter(({ completedAt }) => completedAt === null).length;
  // An earned certificate stays, also when lessons are added to the course later.
  const isEarned = course.certificate !== null || (course.lessons.length > 0 && left === 0);
  return isEarned ? <Earned course={course} {...brand} /> : <Unfinished course={course} left={left} />;
}

function Unfinished({ course, left }: { course: LearntCourse; left: number }) {
  const text = useText(certificateText);
  return (
    <section className="mx-auto flex max-w-reading flex-col items-start gap-5 px-5 py-20 sm:px-0">
      <h1 className="text-3xl">{text.unfinishedTitle}</h1>
      <p className="text-lg text-ink-soft">{text.unfinished(left)}</p>
      <AppLink to={`/course/${course.id}/learn`} className={buttonClass("wine")}>
        {text.goOn}
      </AppLink>
    </section>
  );
}

/** As it will be once it has a number: what the person sees while they choose the name. */
function toDraft({ title, lessons }: LearntCourse, name: string) {
  const days = lessons.flatMap(({ completedAt }) => completedAt ?? []);
  return {
    ...{ number: null, name, courseTitle: title, lessons: lessons.length, publishedAt: null },
    minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
    completedAt: days.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? "",
  };
}

function Earned({ course, mark, view }: { course: LearntCourse } & Brand) {
  const text = useText(certificateText);
  const known = useSession()?.username ?? "";
  const form = useCertificate(course.id, course.certificate);
  const { certificate } = form;
  const [typed, setTyped] = useState<string>();
  const name = typed ?? certificate?.name ?? known;
  const shown = certificate ? { ...certificate, name } : toDraft(course, name);
  return (
    <div className="certificate-page mx-auto flex max-w-page flex-col gap-8 px-5 py-8 sm:px-8 md:py-12">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 print:hidden">
        <h1 className="text-3xl">{text.title}</h1>
        <AppLink to={`/course/${course.id}/learn`} className={buttonClass("plain", "px-0!")}>
          {text.back}
        </AppLink>
      </header>
      <CertificateSheet certificate={shown} address={getPublicAddress(certificate)} mark={mark} view={view} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2 md:gap-14 print:hidden">
        <NameForm
          form={form}
          name={name}
          write={(next) => {
            setTyped(next);
            form.touch();
          }}
        />
        {certificate && <Publishing form={form} certificate={certificate} />}
      </div>
    </div>
  );
}

/** Without its scheme, as one reads it aloud; only what is published can be confirmed. */
function getPublicAddress(certificate: Certificate | null): string | undefined {
  return certificate?.publishedAt ? `${window.location.host}/certificate/${certificate.number}` : undefined;
}
