import questions from "./questions/tet.json";

// First days of the lunar year as Vietnam counts it (new moons at UTC+7; 2030 is a day before China's), 2027 to 2050.
const FIRST_DAYS = `
  2027-02-06 2028-01-26 2029-02-13 2030-02-02 2031-01-23 2032-02-11 2033-01-31 2034-02-19
  2035-02-08 2036-01-28 2037-02-15 2038-02-04 2039-01-24 2040-02-12 2041-02-01 2042-01-22
  2043-02-10 2044-01-30 2045-02-17 2046-02-06 2047-01-26 2048-02-14 2049-02-02 2050-01-23`
  .trim()
  .split(/\s+/)
  .map((date) => Date.parse(date));

const DAY = 86_400_000;

/** The question that belongs to a day around Tết, if `date` (midnight, UTC) is one. */
export function findTetQuestion(date: number) {
  return questions.find(({ daysAfter }) => FIRST_DAYS.includes(date - daysAfter * DAY));
}
