import { useEffect, useState } from "react";

const CODE = /^#code=(?<code>[A-Z0-9]{6,40})$/;

/** Code in the fragment of an e-mailed link, read after hydration. */
export function useLinkCode(): string {
  const [code, setCode] = useState("");
  useEffect(() => setCode(CODE.exec(window.location.hash)?.groups?.code ?? ""), []);
  return code;
}
