import { useEffect, useState } from "react";

const CODE = /^#code=(?<code>[A-Z0-9]{6,40})$/;

/** The code that the link of a letter brought along, behind the #: known once the page is alive. */
export function useLinkCode(): string {
  const [code, setCode] = useState("");
  useEffect(() => setCode(CODE.exec(window.location.hash)?.groups?.code ?? ""), []);
  return code;
}
