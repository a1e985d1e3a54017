import { type ComponentProps, createElement } from "react";

/**
 * The element around a field. Inputs of react-admin hand on `InputProps`, which this version of the interface library
 * no longer takes out: it would arrive here and be written into the document.
 */
export const FieldRoot = ({ InputProps: _, ...rest }: ComponentProps<"div"> & { InputProps?: unknown }) =>
  createElement("div", rest);
