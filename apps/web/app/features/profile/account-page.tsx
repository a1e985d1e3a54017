import { Button, buttonClass } from "@bentrong/ui/button";
import { Notice } from "@bentrong/ui/notice";
import { type ReactNode, useState } from "react";
import type { User } from "../../api/auth.ts";
import { apiClient } from "../../api/client.ts";
import { useAccount } from "../../api/session/account.ts";
import { ApiRequestError } from "../../api/unwrap.ts";
import { EnglishDetails, FixedWording } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { type QueryState, useQuery } from "../../lib/use-query.ts";
import { accountText } from "./account-text.ts";
import { HEIGHTS } from "./heights.ts";
import { loadUser } from "./load-user.ts";
import { ProfileView } from "./profile-view.tsx";
import { LoadingFailed, PartLoading, Section, Waiting } from "./section.tsx";
import { SECTIONS } from "./sections.ts";
import { YouForm } from "./you-form.tsx";

const askUser = () => loadUser(apiClient());
/** The parts further down, which follow the first view. */
const askParts = () => import("./account-sections.lazy.tsx");
type Parts = Awaited<ReturnType<typeof askParts>>;

interface Props {
  /** Language and appearance. */
  switches: ReactNode;
  /** Removes all positions in episodes from this browser. */
  forgetListeningHere(): Promise<void>;
}

/** Everything a person may see and decide about their own account. */
export function AccountPage({ switches, forgetListeningHere }: Props) {
  const text = useText(accountText);
  const profile = useProfile();
  const parts = useQuery(askParts);
  /** A new password or a second factor signs the other devices out, so they are reloaded. */
  const [passwords, setPasswords] = useState(0);
  return (
    <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 px-5 py-10 sm:px-8 md:py-16 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <header className="flex flex-col gap-2 lg:col-span-2">
        <h1 className="text-3xl">{text.title}</h1>
        <p className="text-ink-soft">{text.lead}</p>
      </header>
      <Contents />
      <div className="flex max-w-reading flex-col gap-12">
        <Section id="ban" lead={text.youLead}>
          <OfProfile profile={profile} height={HEIGHTS.you}>
            {(user) => <YouForm key={user.id} user={user} />}
          </OfProfile>
        </Section>
        <Section id="email">
          <Part parts={parts} height={HEIGHTS.email}>
            {({ EmailState }) => (
              <OfProfile profile={profile} height={HEIGHTS.email}>
                {(user) => <EmailState user={user} />}
              </OfProfile>
            )}
          </Part>
        </Section>
        <Section id="mat-khau" lead={text.passwordLead}>
          <Part parts={parts} height={HEIGHTS.password}>
            {({ PasswordChange }) => <PasswordChange onChanged={() => setPasswords(passwords + 1)} />}
          </Part>
        </Section>
        <Section id="hai-buoc" lead={text.twoStepLead}>
          <Part parts={parts} height={HEIGHTS.twoStep}>
            {({ TwoStep }) => (
              <OfProfile profile={profile} height={HEIGHTS.twoStep}>
                {(user) => <TwoStep user={user} onChanged={() => setPasswords(passwords + 1)} />}
              </OfProfile>
            )}
          </Part>
        </Section>
        <Section id="goi-va-don" lead={text.ordersLead}>
          <div className="flex flex-wrap gap-3">
            <AppLink to="/orders" className={buttonClass("quiet")}>
              {text.orders}
            </AppLink>
            <AppLink to="/upgrade-ai-chat" className={buttonClass("quiet")}>
              {text.plan}
            </AppLink>
          </div>
        </Section>
        <Section id="hien-thi" lead={text.displayLead}>
          <div className="flex flex-wrap gap-4">{switches}</div>
        </Section>
        <Section id="thong-bao" lead={text.noticesLead}>
          <Part parts={parts} height={HEIGHTS.notices}>
            {({ NoticeSettings }) => (
              <OfProfile profile={profile} height={HEIGHTS.notices}>
                {(user) => <NoticeSettings user={user} />}
              </OfProfile>
            )}
          </Part>
        </Section>
        <Section id="thiet-bi" lead={text.devicesLead}>
          <Part parts={parts} height={HEIGHTS.devices}>
            {({ Devices }) => <Devices key={passwords} />}
          </Part>
        </Section>
        <Section id="bao-mat" lead={text.securityLead}>
          <Part parts={parts} height={HEIGHTS.security}>
            {({ SecurityActivity }) => <SecurityActivity key={passwords} />}
          </Part>
        </Section>
        <Section id="dong-y" lead={text.consentsLead}>
          <Part parts={parts} height={HEIGHTS.consents}>
            {({ GivenConsents }) => <GivenConsents />}
          </Part>
        </Section>
        <Section id="nghe" lead={text.listeningLead}>
          <Part parts={parts} height={HEIGHTS.listening}>
            {({ ListeningKept }) => <ListeningKept forgetHere={forgetListeningHere} />}
          </Part>
        </Section>
        <Section id="du-lieu" lead={text.dataLead}>
          <Part parts={parts} height={HEIGHTS.data}>
            {({ MyData }) => <MyData />}
          </Part>
        </Section>
        <Section id="ho-so" lead={text.viewLead}>
          {profile.status === "failed" && (
            <LoadingFailed retry={profile.retry} details={renderEnglish(profile.error)}>
              <Told error={profile.error} />
            </LoadingFailed>
          )}
          <ProfileView />
        </Section>
      </div>
    </div>
  );
}

interface PartProps {
  parts: QueryState<Parts>;
  height: string;
  children(loaded: Parts): ReactNode;
}

/** A browser that failed to fetch a script remembers that until the page is left: only a new page tries again. */
function Part({ parts, height, children }: PartProps) {
  const text = useText(accountText);
  if (parts.status === "ready") return children(parts.value);
  if (parts.status === "loading") return <PartLoading height={height} />;
  return (
    <Notice tone="problem">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p>{text.partsFailed}</p>
        <Button tone="quiet" onClick={() => window.location.reload()}>
          {text.reload}
        </Button>
      </div>
    </Notice>
  );
}

/** The user as the server reports them; a change made by this page or another tab is newer than the loaded data. */
function useProfile(): QueryState<User> {
  const loaded = useQuery(askUser);
  const { user } = useAccount();
  return user ? { ...loaded, status: "ready", value: user } : loaded;
}

interface OfProfileProps {
  profile: QueryState<User>;
  height: string;
  children(user: User): ReactNode;
}

const OfProfile = ({ profile, height, children }: OfProfileProps) => (
  <Waiting
    loaded={profile}
    height={height}
    failed={profile.status === "failed" && <Told error={profile.error} />}
    failedDetails={profile.status === "failed" && renderEnglish(profile.error)}
  >
    {children}
  </Waiting>
);

/** In the server's words where it gave some. */
function Told({ error }: { error: unknown }) {
  const text = useText(accountText);
  if (!(error instanceof ApiRequestError)) return text.profileFailed;
  return error.hasServerMessage ? error.message : <FixedWording vi={text.profileFailed} en={error.message} />;
}

/** Fixed English wording of an error for which the server sent no text of its own. */
const renderEnglish = (error: unknown): ReactNode =>
  error instanceof ApiRequestError && !error.hasServerMessage && <EnglishDetails en={error.message} />;

/** Beside the page where there is room; on a phone a row that scrolls sideways. */
function Contents() {
  const text = useText(accountText);
  return (
    <nav
      aria-label={text.contents}
      className="-mx-5 overflow-x-auto px-5 [scrollbar-width:none] sm:-mx-8 sm:px-8 lg:sticky lg:top-24 lg:mx-0 lg:self-start lg:overflow-visible lg:px-0"
    >
      <ul className="flex w-max gap-2 py-1 lg:w-auto lg:flex-col lg:gap-0 lg:border-l lg:border-line lg:py-0">
        {SECTIONS.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-sm text-ink-soft transition-colors duration-150 hover:text-ink lg:rounded-none lg:border-0 lg:bg-transparent"
            >
              {text.sections[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
