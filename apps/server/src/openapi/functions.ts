// /functions/v1 for everybody. Calls of staff (/admin) are described in docs/api/back-office.md.
import { z } from "zod";
import { ChangeBody, ResetBody } from "../features/accounts/auth-routes.ts";
import { Consent, Deletion } from "../features/accounts/routes.ts";
import { NewNote, Change as NoteChange } from "../features/companion/note-routes.ts";
import { IntroBody, QuestionBody } from "../features/companion/read-question.ts";
import { Name, NewSession, Page, Summary } from "../features/companion/session-routes.ts";
import { HighlightChange, NewHighlight } from "../features/content/highlights.ts";
import { ListeningNoteChange, NewListeningNote } from "../features/content/listening-notes.ts";
import { Wish as CertificateWish } from "../features/courses/course-route.ts";
import { Change as LessonChange, Words as LessonNote } from "../features/courses/lesson-routes.ts";
import { Confirmation, Preference } from "../features/newsletter/routes.ts";
import { EmailPreference } from "../features/notices/routes.ts";
import { Wish as OneOnOneWish } from "../features/orders/one-on-one-routes.ts";
import { CloseQuery, MeaningQuery, Query as SearchQuery } from "../features/search/routes.ts";
import { features } from "../features.ts";
import { sharedErrors } from "../platform/problem.ts";
import { type Calls, createDocument } from "./document.ts";

const EVENTS = { type: "text/event-stream", about: "Events until the matter is done." };
const TUS = "tus 1.0.0, for staff";
const OfConversation = z.object({ sessionId: z.uuid().optional() });
const Token = z.object({ token: z.string() });

/** Orders of courses and of plans take the same way. */
const listOrderCalls = (folder: string, what: string): Calls => ({
  [`POST /${folder}/{id}/order`]: { summary: `Orders ${what}; an open order of it is given again` },
  [`GET /${folder}/{id}/order`]: { summary: `The newest order of ${what}` },
  [`GET /${folder}/order/{id}`]: { summary: "An order of one's own, with what its payment needs" },
  [`GET /${folder}/order/{id}/events`]: { summary: "Follows the state of an order", success: EVENTS },
  [`POST /${folder}/order/{id}/confirm`]: { summary: "Says that the transfer was made; grants nothing" },
  [`POST /${folder}/order/{id}/cancel`]: { summary: "Cancels an open order" },
});

const calls: Calls = {
  "GET /account/devices": { summary: "Sessions of one's own" },
  "DELETE /account/devices/{id}": { summary: "Ends one of one's sessions" },
  "GET /account/security-events": { summary: "What happened to the account lately" },
  "GET /account/consents": { summary: "Consents, given and withdrawn" },
  "POST /account/consents": { summary: "Gives or withdraws a consent", body: Consent },
  "GET /account/export": {
    summary: "Everything that is kept of the person",
    success: { type: "application/zip" },
  },
  "POST /account/delete": { summary: "Deletes the account, after a fresh proof of identity", body: Deletion },
  "POST /auth/reset-password": {
    summary: "Sends a code for a new password",
    body: ResetBody,
    access: "public",
  },
  "POST /auth/change-password": {
    summary: "Sets a new password with that code",
    body: ChangeBody,
    access: "public",
  },
  "GET /streak": { summary: "Days in a row" },
  "POST /newsletter/confirm": { summary: "Confirms an address", body: Confirmation, access: "open" },
  "GET /newsletter/preferences": {
    summary: "Whether the address gets letters",
    query: Token,
    access: "public",
  },
  "POST /newsletter/preferences": { summary: "Changes that", body: Preference, access: "public" },
  "POST /newsletter/unsubscribe": {
    summary: "Ends the newsletter by one click (RFC 8058)",
    query: Token,
    access: "open",
  },
  "GET /newsletter/unsubscribe": {
    ...{ summary: "Leads to the page that ends the newsletter", query: Token, access: "open" },
    success: { status: 303, about: "To the page." },
  },
  "GET /notices/push-key": { summary: "The key that browsers subscribe for; null: devices are not told" },
  "GET /notices/preferences": {
    summary: "Whether an account is told by e-mail of what is new",
    query: Token,
    access: "public",
  },
  "POST /notices/preferences": { summary: "Changes that", body: EmailPreference, access: "public" },
  "POST /notices/unsubscribe": {
    summary: "Ends e-mails about what is new by one click (RFC 8058)",
    query: Token,
    access: "open",
  },
  "GET /notices/unsubscribe": {
    ...{ summary: "Leads to the page that ends them", query: Token, access: "open" },
    success: { status: 303, about: "To the page." },
  },
  "OPTIONS /upload": {
    access: "open",
    summary: `What the server understands of ${TUS}`,
    success: { status: 204, about: "In headers." },
  },
  "GET /upload": { summary: "Unfinished uploads of one's own" },
  "POST /upload": { summary: `Announces a file: ${TUS}`, success: { status: 201, type: "text/plain" } },
  "POST /upload/{id}/complete": { summary: "Makes a file of what arrived" },
  "GET /upload/{id}": { summary: "What became of an upload; HEAD says how much arrived" },
  "PATCH /upload/{id}": {
    summary: "Sends the next bytes",
    success: { status: 204, about: "The offset is in a header." },
  },
  "DELETE /upload/{id}": { summary: "Gives an upload up", success: { status: 204, about: "Gone." } },
  "POST /payment/webhook/{provider}": {
    summary: "A provider reports a transfer, signed in its own way",
    access: "open",
  },
  "GET /payment/qr/{picture}": {
    summary: "The code to scan",
    access: "open",
    success: { type: "image/png" },
  },
  "GET /one-on-one": { summary: "Whether the yearly plan's session can be asked for" },
  "POST /one-on-one": { summary: "Asks for it", body: OneOnOneWish },
  ...listOrderCalls("course", "a course"),
  "GET /course/{id}": { summary: "A course, and what the person has of it", access: "public" },
  "GET /course/{id}/lms": { summary: "Where the course is learnt" },
  "POST /course/{id}/enroll": { summary: "Takes a course that is free" },
  ...listOrderCalls("companion", "a plan"),
  "GET /course/progress": { summary: "How far one is in each course" },
  "GET /course/{id}/lessons": { summary: "The lessons of a course that one has" },
  "PUT /course/{id}/certificate": {
    summary: "The certificate, once every lesson is finished",
    body: CertificateWish,
  },
  "GET /lesson/{id}": { summary: "A lesson, with progress and note" },
  "PUT /lesson/{id}/progress": { summary: "Where one is in a lesson", body: LessonChange },
  "PUT /lesson/{id}/note": {
    summary: "Writes the note; a revision that is not the newest is refused",
    body: LessonNote,
  },
  "DELETE /lesson/{id}/note": { summary: "Removes the note" },
  "GET /certificate/{number}": { summary: "A certificate that its owner made public", access: "public" },
  "GET /search": { summary: "Searches all that is open to the caller", query: SearchQuery, access: "public" },
  "GET /search/by-meaning": {
    summary: "Searches all that is open to the caller by meaning, beside what is found by its words",
    query: MeaningQuery,
    access: "public",
  },
  "GET /search/close": {
    summary: "Articles, podcasts and courses that are close in meaning to one of them",
    query: CloseQuery,
    access: "public",
  },
  "POST /session": { summary: "Begins a conversation", body: NewSession, success: { status: 201 } },
  "GET /session/usage": { summary: "Conversations of this month, had and left" },
  "GET /session": { summary: "One's conversations, newest first", query: Page },
  "DELETE /session/{id}": { summary: "Deletes a conversation" },
  "PUT /session/{id}/complete": { summary: "Ends a conversation with a closing note", body: Summary },
  "PUT /session/{id}/summary": { summary: "Changes the closing note", body: Summary },
  "PUT /session/{id}/name": { summary: "Gives a conversation a name of one's own", body: Name },
  "POST /listening-note": {
    summary: "Keeps a note at a second of an episode; notes are read as listeningNote of the data API",
    body: NewListeningNote,
    success: { status: 201 },
  },
  "PUT /listening-note/{id}": { summary: "Changes a note of an episode", body: ListeningNoteChange },
  "DELETE /listening-note/{id}": { summary: "Deletes a note of an episode" },

  "POST /highlight": {
    summary: "Marks a passage of an article; highlights are read as highlight of the data API",
    body: NewHighlight,
    success: { status: 201 },
  },
  "PUT /highlight/{id}": { summary: "Changes the note of a highlight", body: HighlightChange },
  "DELETE /highlight/{id}": { summary: "Deletes a highlight" },

  "POST /note": { summary: "Keeps a note", body: NewNote, success: { status: 201 } },
  "PUT /note/{id}": { summary: "Changes a note", body: NoteChange },
  "DELETE /note/{id}": { summary: "Deletes a note" },
  "POST /companion/{mode}": {
    ...{ summary: "Says something; as a stream with Accept: text/event-stream", body: QuestionBody },
  },
  "POST /companion/{mode}/intro": { summary: "The greeting of a conversation", body: IntroBody },
  "GET /companion/{mode}/turn": {
    summary: "How a conversation stands",
    query: z.object({ sessionId: z.uuid() }),
  },
  "GET /companion/{mode}/turn/{clientId}": { summary: "Follows a reply again", query: OfConversation },
  "DELETE /companion/{mode}/turn/{clientId}": { summary: "Stops a reply", query: OfConversation },
  "POST /companion/{mode}/turn/{clientId}/stop": {
    summary: "The same, for pages that are closing",
    query: OfConversation,
  },
};

const codes = [
  ...new Set([...Object.keys(sharedErrors), ...features.flatMap(({ errors = {} }) => Object.keys(errors))]),
].sort();

export const describeFunctions = (version: string) =>
  createDocument(
    {
      title: "Bên Trong: functions",
      about: "What needs more than a row. Codes of refusals: docs/api/errors.md.",
      prefix: "/functions/v1",
      calls,
      answer: z.looseObject({ success: z.literal(true), data: z.unknown().optional() }),
      error: z.looseObject({
        success: z.literal(false),
        error: z.string().describe("For the person who reads it."),
        code: z.enum(codes as [string, ...string[]]).describe("For programs."),
      }),
    },
    version,
  );
