// Parts of a lesson besides its text, in one lazily loaded file: the text is shown first.
export { LessonMedia } from "./lesson-media.tsx";
export { NotePad } from "./note-pad.tsx";
