import { IconButton } from "@bentrong/ui/icon-button";
import { CloseIcon } from "@bentrong/ui/icons";
import { defineText } from "../../lib/i18n/text.ts";
import { useText } from "../../lib/i18n/use-text.ts";

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

export function FarewellWords({ close }: { close(): void }) {
  const text = useText(farewellText);
  return (
    <div className="flex items-start gap-4 border-b border-line bg-sage-wash px-5 py-4 sm:px-8">
      <p className="mx-auto max-w-reading">
        <strong className="block font-medium">{text.done}</strong>
        {text.bye}
      </p>
      <IconButton label={text.close} icon={<CloseIcon />} onClick={close} />
    </div>
  );
}
