import {
  LARGEST_TEXT,
  LONGEST_CHAPTER,
  LONGEST_CUE,
  MOST_CHAPTERS,
  MOST_CUES,
  type TimelineError,
  type TimelineFault,
} from "@bentrong/format/timeline";

const FAULTS: Record<TimelineFault, string> = {
  tooLarge: `Văn bản dài quá: tối đa ${LARGEST_TEXT.toLocaleString("vi")} ký tự.`,
  tooMany: "Nhiều dòng quá.",
  noTime: "Dòng này chưa bắt đầu bằng mốc giờ, ví dụ 01:05.",
  badTime: "Mốc giờ chưa đúng. Bạn viết phút:giây hoặc giờ:phút:giây nhé, ví dụ 01:05.",
  endsEarly: "Mốc kết thúc phải sau mốc bắt đầu.",
  outOfOrder: "Mốc giờ này đứng trước mốc ở dòng trên. Bạn xếp lại theo thứ tự thời gian nhé.",
  noWords: "Sau mốc giờ chưa có chữ nào.",
  tooLong: "Dòng này dài quá.",
  pastEnd: "Mốc giờ này nằm sau lúc tập kết thúc. Bạn xem lại mốc giờ hoặc thời lượng của tập nhé.",
};

const BOUNDS = {
  chapters: {
    tooMany: `Nhiều chương quá: tối đa ${MOST_CHAPTERS}.`,
    tooLong: `Tên chương dài quá: tối đa ${LONGEST_CHAPTER} ký tự.`,
  },
  cues: {
    tooMany: `Nhiều câu quá: tối đa ${MOST_CUES}.`,
    tooLong: `Câu này dài quá: tối đa ${LONGEST_CUE} ký tự.`,
  },
};

export function describeFault(kind: keyof typeof BOUNDS, { fault, line }: TimelineError): string {
  const bounds: Partial<Record<TimelineFault, string>> = BOUNDS[kind];
  const words = bounds[fault] ?? FAULTS[fault];
  return line === undefined ? words : `Dòng ${line}: ${words}`;
}
