import { UserIcon } from "@bentrong/ui/icons";
import { useState } from "react";
import { useAccount } from "../../api/session/account.ts";

// Avatars that people may choose from. Any other value of the field is not drawn: a person can write any text into it.
const OWN = /^\/avatars\/\d{1,2}\.svg$/;

/** The picture that somebody chose for themselves, once it is known and can be had. */
export function Avatar() {
  const address = useAccount().user?.user_metadata?.avatar_url ?? "";
  const [broken, setBroken] = useState("");
  return (
    <span className="inline-flex size-9 max-[18rem]:size-[36px] shrink-0 items-center justify-center overflow-hidden rounded-full bg-stone text-ink">
      {OWN.test(address) && address !== broken ? (
        <img
          src={address}
          alt=""
          width={36}
          height={36}
          className="size-full"
          onError={() => setBroken(address)}
        />
      ) : (
        <UserIcon />
      )}
    </span>
  );
}
