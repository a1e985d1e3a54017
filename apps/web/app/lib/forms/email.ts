/** A local part, and a domain with a dot behind the sign. Only an e-mail can find out if the address exists. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
