// What a benchmark hands to the report.

export interface Table {
  head: string[];
  rows: string[][];
}

export interface Measured {
  /** The figure itself, as it is printed. */
  value: string;
  /** Absent where no target is set. */
  met?: boolean;
  /** Remarks on this run, one a line. */
  notes?: string[];
  raw: Table;
}

export interface Figure {
  title: string;
  target: string;
  /** Method of measuring, in a few sentences. */
  how: string;
  measure(): Promise<Measured>;
}

export const times = (ratio: number): string => `${ratio >= 10 ? ratio.toFixed(1) : ratio.toFixed(2)} ×`;
export const whole = (value: number): string => Math.round(value).toLocaleString("en-GB");
