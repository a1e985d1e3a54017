import { BYTE_ORDER_MARK, type Cells, csvLine } from "./csv-line.ts";

/** A file of rows that are read a page at a time, as the body of an answer. What fails while it is read fails the stream. */
export function csvFile(
  columns: readonly string[],
  pages: AsyncGenerator<readonly Cells[], void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(columns))),
    async pull(controller) {
      const next = await pages.next();
      if (next.done) return controller.close();
      controller.enqueue(encoder.encode(next.value.map(csvLine).join("")));
    },
    cancel: () => void pages.return(),
  });
}

/** Tells a browser to keep it under this name. */
export const csvHeaders = (name: string): Record<string, string> => ({
  "Content-Type": "text/csv; charset=utf-8",
  "Content-Disposition": `attachment; filename="${name}.csv"`,
  "Cache-Control": "no-store",
});
