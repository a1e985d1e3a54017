import { IconButton } from "@bentrong/ui/icon-button";
import { CloseIcon } from "@bentrong/ui/icons";
import { useEffect, useState } from "react";
import { defineText } from "../../lib/i18n/text.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { forgetFarewell, isFarewell } from "./farewell-note.ts";

const farewellText = defineText({
  vi: {
    done: "Tài khoản của bạn đã được xóa, cùng mọi thứ trong đó.",
    bye: "Cảm ơn bạn đã từng ngồi lại đây. Chúc bạn những đêm yên.",
    close: "Đóng lời chào",
  },
  en: {
    done: "Your account is deleted, and everything in it.",
    bye: "Thank you for having sat here with us. We wish you quiet nights.",
    close: "Close the farewell",
  },
});

/** A word for somebody who has just deleted their account; for everybody else, nothing. */
export function Farewell() {
  const text = useText(farewellText);
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!isFarewell()) return;
    forgetFarewell();
    setDue(true);
  }, []);
  return (
    <div role="status" className="empty:hidden">
      {due && (
        <div className="flex items-start gap-4 border-b border-line bg-sage-wash px-5 py-4 sm:px-8">
          <p className="mx-auto max-w-reading">
            <strong className="block font-medium">{text.done}</strong>
            {text.bye}
          </p>
          <IconButton label={text.close} icon={<CloseIcon />} onClick={() => setDue(false)} />
        </div>
      )}
    </div>
  );
}
