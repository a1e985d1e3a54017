/** Hands a file for spreadsheets to the person. The reader of answers takes the mark away that Excel asks for. */
export function saveCsv(name: string, text: string): void {
  const marked = `\uFEFF${text.replace(/^\uFEFF/, "")}`;
  const address = URL.createObjectURL(new Blob([marked], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
