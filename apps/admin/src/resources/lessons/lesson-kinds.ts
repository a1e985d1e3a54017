export const KINDS = [
  { id: "text", name: "Bài đọc" },
  { id: "audio", name: "Bài nghe" },
  { id: "video", name: "Bài xem" },
  { id: "exercise", name: "Bài tập" },
];

export const kindName = (kind: string): string => KINDS.find(({ id }) => id === kind)?.name ?? kind;
