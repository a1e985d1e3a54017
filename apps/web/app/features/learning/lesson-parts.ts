// What a lesson needs beside its words, in one file of its own: the words are there first.
export { LessonMedia } from "./lesson-media.tsx";
export { NotePad } from "./note-pad.tsx";
