// A statement as a bank's site or a spreadsheet saves it.

/** The server reads no more than this. */
const MOST_BYTES = 1024 * 1024;

export type ReadFile = { text: string } | { problem: string };

/** UTF-8, or UTF-16 as spreadsheets mark it; anything else would turn Vietnamese into question marks. */
export function statementText(bytes: Uint8Array): ReadFile {
  if (bytes.length > MOST_BYTES)
    return { problem: "Tệp lớn hơn 1 MB. Bạn chia thành nhiều tệp theo ngày nhé." };
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return { text: new TextDecoder(isWide ? "utf-16le" : "utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { problem: "Tệp này không phải CSV. Bạn lưu lại dạng “CSV UTF-8” rồi chọn lại nhé." };
  }
}
