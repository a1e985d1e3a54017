/** Something before the sign, and a domain with a dot behind it. Whether it exists is for a mail to find out. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
