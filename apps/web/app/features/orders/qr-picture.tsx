import { buttonClass } from "@bentrong/ui/button";
import type { MouseEvent } from "react";
import type { Order } from "../../api/orders.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { paymentText } from "./payment-text.ts";

/**
 * Drawn by our own server, with its quiet zone. Around it stays white whatever the theme: a reader needs light around
 * the code, not only inside it.
 */
export function QrPicture({ order }: { order: Order }) {
  const text = useText(paymentText);
  const { qrCode, orderCode } = order;
  if (!qrCode) return null;
  return (
    <section aria-labelledby="qr" className="flex flex-col items-center gap-4 text-center">
      <h2 id="qr" className="sr-only">
        {text.qrHeading}
      </h2>
      <div className="rounded-l border border-line bg-[#fff] p-3">
        <img
          src={qrCode}
          alt={text.qrAlt(orderCode)}
          width={280}
          height={280}
          className="size-70 [image-rendering:pixelated]"
        />
      </div>
      <p className="max-w-sm text-sm text-ink-soft pointer-coarse:hidden">{text.qrLead}</p>
      <p className="hidden max-w-sm text-sm text-ink-soft pointer-coarse:block">{text.qrSamePhone}</p>
      <a
        href={qrCode}
        download={`${orderCode}.png`}
        className={buttonClass("quiet")}
        onClick={(event) => void shareInstead(event, qrCode, `${orderCode}.png`)}
      >
        {text.saveQr}
      </a>
    </section>
  );
}

/**
 * On a phone the system's own sheet leads the picture to the photos, where banks' apps look for it; a download there
 * often ends in a folder that they do not see.
 */
async function shareInstead(event: MouseEvent, address: string, name: string): Promise<void> {
  const isPhone = window.matchMedia("(pointer: coarse)").matches;
  const probe = new File([], name, { type: "image/png" });
  if (!isPhone || !navigator.canShare?.({ files: [probe] })) return;
  event.preventDefault();
  try {
    const picture = await (await fetch(address)).blob();
    await navigator.share({ files: [new File([picture], name, { type: "image/png" })] });
  } catch (error) {
    // Closed by the person, which is an answer; anything else falls back to the picture itself.
    if (!(error instanceof DOMException && error.name === "AbortError")) window.open(address, "_blank");
  }
}
