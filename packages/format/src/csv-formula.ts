/** Also behind space, and in the wide forms that some spreadsheets treat alike. */
const FORMULA = /^[\s"']*[=+\-@\t\r\n|%＝＋－＠]/u;

/** Whether a spreadsheet would run a cell (OWASP, CSV injection). */
export const isFormula = (cell: string): boolean => FORMULA.test(cell);
