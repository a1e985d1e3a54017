import { Problem } from "../../platform/problem.ts";
import { errors } from "./errors.ts";

/** A file that is not what it should be. `message` says to the person what, and what would help. */
export const unusableFile = (message: string): Problem => new Problem(errors.unusable_file, message);
