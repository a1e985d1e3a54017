import { describe, expect, it, vi } from "vitest";
import { createKeeper, type Now, type Shelf } from "./keeper.ts";
import type { WorkingCopy } from "./working-copy.ts";

const PAUSE = 5;
const BEFORE = { title: "Đêm", content: "<p>Yên.</p>" };

function aShelf(found?: WorkingCopy) {
  const shelf = { copy: found, isOffline: false, hasLeft: false };
  const write = async (copy?: WorkingCopy) => {
    if (shelf.isOffline) throw new Error("offline");
    shelf.copy = copy;
    return copy;
  };
  const calls: Shelf = {
    find: async () => shelf.copy,
    keep: (values, basedOn) => write({ values, basedOn, savedAt: "2026-11-22T14:04:00Z" }),
    empty: () => write(),
    leave: async () => {
      shelf.hasLeft = true;
    },
  };
  return { shelf, calls };
}

const written = (changes: Now["changes"], version = "v1"): Now => ({ changes, before: BEFORE, version });
const old: WorkingCopy = { values: { title: "Hôm qua" }, basedOn: "v1", savedAt: "2026-11-21T14:04:00Z" };

describe("what an editor has not saved", () => {
  it("is kept after a pause, and is gone from the shelf once it is saved", async () => {
    const { shelf, calls } = aShelf();
    const keeper = createKeeper(calls, PAUSE);
    keeper.changed(written({ title: "Đêm nay" }));
    await vi.waitFor(() => expect(keeper.state().savedAt).toBe("2026-11-22T14:04:00Z"));
    expect(shelf.copy).toMatchObject({ values: { title: "Đêm nay" }, basedOn: "v1" });
    keeper.saved();
    await vi.waitFor(() => expect(shelf.copy).toBeUndefined());
    expect(keeper.state().savedAt).toBeUndefined();
  });

  it("and was saved is not kept again while the form still shows it on its way to another page", async () => {
    const { shelf, calls } = aShelf();
    const keeper = createKeeper(calls, PAUSE);
    keeper.changed(written({ title: "Đêm nay" }));
    await vi.waitFor(() => expect(shelf.copy).toBeDefined());
    keeper.saved();
    keeper.changed(written({ title: "Đêm nay" }));
    keeper.close();
    await vi.waitFor(() => expect(shelf.hasLeft).toBe(true));
    expect(shelf.copy).toBeUndefined();
  });

  it("is kept once more when the editor goes on writing after a save", async () => {
    const { shelf, calls } = aShelf();
    const keeper = createKeeper(calls, PAUSE);
    keeper.changed(written({ title: "Đêm nay" }));
    keeper.saved();
    keeper.changed(written({ title: "Đêm nay, và mai" }));
    await vi.waitFor(() => expect(shelf.copy?.values).toEqual({ title: "Đêm nay, và mai" }));
  });

  it("from another time is offered, and is not written over until the editor decides", async () => {
    const { shelf, calls } = aShelf(old);
    const keeper = createKeeper(calls, PAUSE);
    await vi.waitFor(() => expect(keeper.state().leftOver).toEqual(old));
    keeper.changed(written({ title: "Đêm nay" }));
    keeper.close();
    await calls.find();
    expect(shelf.copy).toEqual(old);
    expect(keeper.takeUp()).toEqual({ title: "Hôm qua" });
    keeper.changed(written({ title: "Hôm qua" }, "v2"));
    await vi.waitFor(() => expect(shelf.copy?.basedOn).toBe("v2"));
  });

  it("from another time outlives a save of something else", async () => {
    const { shelf, calls } = aShelf(old);
    const keeper = createKeeper(calls, PAUSE);
    await vi.waitFor(() => expect(keeper.state().leftOver).toEqual(old));
    keeper.changed(written({ title: "Đêm nay" }));
    keeper.saved();
    keeper.close();
    expect(keeper.state().leftOver).toEqual(old);
    expect(shelf).toMatchObject({ copy: old, hasLeft: false });
  });

  it("that is thrown away makes room for what stands in the form", async () => {
    const { shelf, calls } = aShelf(old);
    const keeper = createKeeper(calls, PAUSE);
    await vi.waitFor(() => expect(keeper.state().leftOver).toBeDefined());
    keeper.changed(written({ title: "Đêm nay" }));
    keeper.throwAway();
    await vi.waitFor(() => expect(shelf.copy?.values).toEqual({ title: "Đêm nay" }));
  });

  it("is put aside and offered when the editor takes somebody else's version", async () => {
    const { shelf, calls } = aShelf();
    const keeper = createKeeper(calls, PAUSE);
    keeper.changed(written({ title: "Của tôi" }));
    await vi.waitFor(() => expect(keeper.state().savedAt).toBeDefined());
    keeper.changed({ changes: {}, before: { ...BEFORE, title: "Của họ" }, version: "v2" });
    expect(keeper.state().leftOver?.values).toEqual({ title: "Của tôi" });
    expect(shelf.copy?.values).toEqual({ title: "Của tôi" });
  });

  it("is dropped when the editor takes it back by hand", async () => {
    const { shelf, calls } = aShelf();
    const keeper = createKeeper(calls, PAUSE);
    keeper.changed(written({ title: "Đêm nay" }));
    await vi.waitFor(() => expect(shelf.copy).toBeDefined());
    keeper.changed(written({}));
    await vi.waitFor(() => expect(shelf.copy).toBeUndefined());
    expect(keeper.state().leftOver).toBeUndefined();
  });

  it("is kept by a later try when there was no network", async () => {
    const { shelf, calls } = aShelf();
    const keeper = createKeeper(calls, PAUSE);
    await calls.find();
    shelf.isOffline = true;
    keeper.changed(written({ title: "Đêm nay" }));
    await vi.waitFor(() => expect(keeper.state().hasFailed).toBe(true));
    shelf.isOffline = false;
    keeper.tryAgain();
    await vi.waitFor(() =>
      expect(keeper.state()).toMatchObject({ hasFailed: false, savedAt: "2026-11-22T14:04:00Z" }),
    );
    expect(shelf.copy?.values).toEqual({ title: "Đêm nay" });
  });

  it("is kept when the page is left before the pause is over; without work nobody stays in sight", async () => {
    const { shelf, calls } = aShelf();
    const keeper = createKeeper(calls, 60_000);
    await calls.find();
    await vi.waitFor(() => {
      keeper.changed(written({ title: "Đêm nay" }));
      keeper.close();
      expect(shelf.copy?.values).toEqual({ title: "Đêm nay" });
    });
    const idle = aShelf();
    const other = createKeeper(idle.calls, PAUSE);
    await idle.calls.find();
    await vi.waitFor(() => {
      other.close();
      expect(idle.shelf.hasLeft).toBe(true);
    });
  });
});
