import { beforeEach, describe, expect, it, vi } from "vitest";
import { getLocalStorage, localStore, removeSessionData, tabStore } from "./storage.ts";

/** A Storage that lists its keys as its own, as browsers do. */
const createStorage = () =>
  Object.defineProperties({} as Record<string, string>, {
    getItem: {
      value(this: Record<string, string>, key: string) {
        return this[key] ?? null;
      },
    },
    setItem: {
      value(this: Record<string, string>, key: string, text: string) {
        this[key] = text;
      },
    },
    removeItem: {
      value(this: Record<string, string>, key: string) {
        delete this[key];
      },
    },
  });

const areas = { localStorage: createStorage(), sessionStorage: createStorage() };

beforeEach(() => {
  areas.localStorage = createStorage();
  areas.sessionStorage = createStorage();
  vi.stubGlobal("window", areas);
});

describe("storage of the browser", () => {
  it("keeps a string as it is and everything else as JSON, each in its area", () => {
    expect(localStore.write("theme", "dark")).toBe(true);
    expect(localStore.write("followedPodcasts", [3, 1])).toBe(true);
    expect(tabStore.write("farewell", "1")).toBe(true);
    expect(areas).toEqual({
      localStorage: { theme: "dark", followedPodcasts: "[3,1]" },
      sessionStorage: { farewell: "1" },
    });
    expect(localStore.read("theme")).toBe("dark");
    expect(localStore.readJson("followedPodcasts")).toEqual([3, 1]);
  });

  it("tells what is missing from what cannot be read", () => {
    areas.localStorage.player = "{";
    expect(localStore.read("theme")).toBeNull();
    expect(localStore.readJson("theme")).toBeUndefined();
    expect(localStore.readJson("player")).toBeUndefined();
  });

  it("gives a value once where it is taken", () => {
    tabStore.write("draft opening", "xin chào");
    expect(tabStore.take("draft opening")).toBe("xin chào");
    expect(tabStore.take("draft opening")).toBeNull();
  });

  it("removes drafts and what else must not outlive a session, and nothing more", () => {
    localStore.write("theme", "dark");
    localStore.write("LS_SHOW_MODAL", "false");
    localStore.write("LS_SHOW_DISCLAIMER", "false");
    localStore.write("draft recent searches", ["mất ngủ"]);
    localStore.write("draft note 7 lan", { text: "riêng tư" });
    tabStore.write("draft opening", "riêng tư");
    tabStore.write("draft 12", { text: "riêng tư" });
    tabStore.write("chat entered", "lan");
    removeSessionData();
    expect(areas).toEqual({
      localStorage: { theme: "dark", LS_SHOW_DISCLAIMER: "false" },
      sessionStorage: { "chat entered": "lan" },
    });
  });

  it("leaves a person's lines of gratitude until they sign out themselves", () => {
    localStore.write("draft gratitude lan", [{ text: "nắng" }]);
    localStore.write("draft gratitude minh", [{ text: "mưa" }]);
    removeSessionData();
    expect(Object.keys(areas.localStorage)).toEqual(["draft gratitude lan", "draft gratitude minh"]);
    removeSessionData("lan");
    expect(Object.keys(areas.localStorage)).toEqual(["draft gratitude minh"]);
  });

  it("is silent where storage is full or forbidden", () => {
    vi.stubGlobal("window", {
      get localStorage(): Storage {
        throw new DOMException("forbidden", "SecurityError");
      },
      sessionStorage: {
        getItem: () => null,
        setItem() {
          throw new DOMException("full", "QuotaExceededError");
        },
      },
    });
    expect(localStore.read("theme")).toBeUndefined();
    expect(localStore.take("theme")).toBeUndefined();
    expect(localStore.write("theme", "dark")).toBe(false);
    expect(tabStore.write("farewell", "1")).toBe(false);
    expect(getLocalStorage()).toBeUndefined();
    expect(removeSessionData).not.toThrow();
  });
});
