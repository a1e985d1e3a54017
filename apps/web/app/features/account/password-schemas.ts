// What the change of a forgotten password is answered; fetched together with the answer.
import { z } from "zod/mini";

const Warning = z.object({ code: z.string() });

/** Whatever else the server may say: the password is changed. */
export const Changed = z.catch(z.object({ warning: z.optional(z.nullable(Warning)) }), {});
