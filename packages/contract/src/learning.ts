// Limits that the lesson player and the server both keep to. Characters, as people count them.

export const LONGEST_LESSON_NOTE = 10_000;
export const LONGEST_CERTIFICATE_NAME = 80;
