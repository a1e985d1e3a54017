/** Also behind space, and in the wide forms that some spreadsheets treat alike. */
const FORMULA = /^[\s"']*[=+\-@\t\r\n|%＝＋－＠]/u;

/** Returns true if a spreadsheet would execute a cell (OWASP, CSV injection). */
export const isFormula = (cell: string): boolean => FORMULA.test(cell);
