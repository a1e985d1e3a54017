// Schemas of the change of a forgotten password; fetched together with the answer.
import { z } from "zod/mini";

const Warning = z.object({ code: z.string() });

/** A body that cannot be read still means success: the password is changed. */
export const Changed = z.catch(z.object({ warning: z.optional(z.nullable(Warning)) }), {});
