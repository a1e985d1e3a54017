// The Vietnamese lunar calendar by astronomy: months begin on the day of the new moon in Vietnam (UTC+7), the winter
// solstice is in the eleventh, and a year of thirteen months repeats the first without a middle of a solar term.
// Formulas after J. Meeus, Astronomical Algorithms, to a few minutes of the new moon.
const RADIANS = Math.PI / 180;
const SYNODIC_MONTH = 29.530588853;
/** Julian day of the new moon of 1900-01-01, from which months are counted. */
const FIRST_NEW_MOON = 2415021.076998695;
const VIETNAM = 7 / 24;

const sine = (degrees: number): number => Math.sin(degrees * RADIANS);

/** The day number (Julian, at noon) of a date of the Gregorian calendar. */
const dayNumber = (date: string): number =>
  Math.floor(Date.parse(`${date}T12:00:00Z`) / 86_400_000 + 2440588);

/** Julian day of the new moon `k` months after the first. */
function newMoon(k: number): number {
  const t = k / 1236.85;
  const mean = 2415020.75933 + 29.53058868 * k + 0.0001178 * t * t - 0.000000155 * t ** 3;
  const curve = 0.00033 * sine(166.56 + 132.87 * t - 0.009173 * t * t);
  const sun = 359.2242 + 29.10535608 * k - 0.0000333 * t * t - 0.00000347 * t ** 3;
  const moon = 306.0253 + 385.81691806 * k + 0.0107306 * t * t + 0.00001236 * t ** 3;
  const node = 21.2964 + 390.67050646 * k - 0.0016528 * t * t - 0.00000239 * t ** 3;
  const terms =
    (0.1734 - 0.000393 * t) * sine(sun) +
    0.0021 * sine(2 * sun) -
    0.4068 * sine(moon) +
    0.0161 * sine(2 * moon) -
    0.0004 * sine(3 * moon) +
    0.0104 * sine(2 * node) -
    0.0051 * sine(sun + moon) -
    0.0074 * sine(sun - moon) +
    0.0004 * sine(2 * node + sun) -
    0.0004 * sine(2 * node - sun) -
    0.0006 * sine(2 * node + moon) +
    0.001 * sine(2 * node - moon) +
    0.0005 * sine(sun + 2 * moon);
  // Delta T: the slowing of the Earth's rotation, in the twentieth century and after.
  const delay = -0.000278 + 0.000265 * t + 0.000262 * t * t;
  return mean + curve + terms - delay;
}

/** The day in Vietnam on which the `k`th month begins. */
const monthStart = (k: number): number => Math.floor(newMoon(k) + 0.5 + VIETNAM);

/** In which twelfth of its way the sun stands as a day in Vietnam begins; 9 is where winter begins. */
function sunTwelfth(day: number): number {
  const t = (day - 0.5 - VIETNAM - 2451545) / 36525;
  const anomaly = 357.5291 + 35999.0503 * t - 0.0001559 * t * t - 0.00000048 * t ** 3;
  const centre =
    (1.9146 - 0.004817 * t - 0.000014 * t * t) * sine(anomaly) +
    (0.019993 - 0.000101 * t) * sine(2 * anomaly) +
    0.00029 * sine(3 * anomaly);
  const longitude = 280.46645 + 36000.76983 * t + 0.0003032 * t * t + centre;
  return Math.floor((((longitude % 360) + 360) % 360) / 30);
}

/** Number of the month in which winter begins in a year: the eleventh. */
function eleventhMonth(year: number): number {
  const k = Math.floor((dayNumber(`${year}-12-31`) - FIRST_NEW_MOON) / SYNODIC_MONTH);
  return sunTwelfth(monthStart(k)) >= 9 ? k - 1 : k;
}

/** The first month after the eleventh in which the sun enters no new twelfth. */
function leapMonth(eleventh: number): number {
  for (let k = eleventh + 1; k < eleventh + 14; k += 1) {
    if (sunTwelfth(monthStart(k)) === sunTwelfth(monthStart(k + 1))) return k;
  }
  throw new Error("a year of thirteen months has a leap month");
}

/** Day and month of a date: "2027-02-06" is { day: 1, month: 1, isLeap: false }. */
export function lunarDate(date: string): { day: number; month: number; isLeap: boolean } {
  const number = dayNumber(date);
  let k = Math.floor((number - FIRST_NEW_MOON) / SYNODIC_MONTH) + 1;
  while (monthStart(k) > number) k -= 1;
  const year = Number(date.slice(0, 4));
  const isAfter = k >= eleventhMonth(year);
  const [from, to] = [eleventhMonth(isAfter ? year : year - 1), eleventhMonth(isAfter ? year + 1 : year)];
  const leap = to - from === 13 ? leapMonth(from) : Number.POSITIVE_INFINITY;
  const months = k - from - (k >= leap ? 1 : 0);
  return { day: number - monthStart(k) + 1, month: ((10 + months) % 12) + 1, isLeap: k === leap };
}
