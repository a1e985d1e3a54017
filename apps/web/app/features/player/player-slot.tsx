// Player that the root layout mounts: outside of the pages, so that it keeps playing while they change.
import { useEffect, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { BrokenPlayer } from "./broken-player.tsx";
import { closedStore, onStoreChange, readStore, restorePlayer, setUpgrade } from "./player-store.ts";

const UPGRADE = "/membership/upgrade";

export function PlayerSlot() {
  const { opened, isBroken } = useSyncExternalStore(onStoreChange, readStore, () => closedStore);
  const navigate = useNavigate();
  useEffect(() => setUpgrade(() => void navigate(UPGRADE)), [navigate]);
  useEffect(() => void restorePlayer(), []);
  if (isBroken) return <BrokenPlayer />;
  return opened && <opened.Dock engine={opened.engine} />;
}
