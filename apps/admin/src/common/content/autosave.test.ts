import { describe, expect, it, vi } from "vitest";
import { createAutosave, type DraftStore, type FormSnapshot } from "./autosave.ts";
import type { Draft } from "./drafts.ts";

const PAUSE = 5;
const BEFORE = { title: "Đêm", content: "<p>Yên.</p>" };

function aShelf(found?: Draft) {
  const store = { copy: found, isOffline: false, hasLeft: false };
  const write = async (copy?: Draft) => {
    if (store.isOffline) throw new Error("offline");
    store.copy = copy;
    return copy;
  };
  const calls: DraftStore = {
    load: async () => store.copy,
    keep: (values, basedOn) => write({ values, basedOn, savedAt: "2026-11-22T14:04:00Z" }),
    clear: () => write(),
    leave: async () => {
      store.hasLeft = true;
    },
  };
  return { store, calls };
}

const written = (changes: FormSnapshot["changes"], version = "v1"): FormSnapshot => ({
  changes,
  before: BEFORE,
  version,
});
const old: Draft = { values: { title: "Hôm qua" }, basedOn: "v1", savedAt: "2026-11-21T14:04:00Z" };

describe("what an editor has not saved", () => {
  it("is kept after a pause, and is gone from the shelf once it is saved", async () => {
    const { store, calls } = aShelf();
    const autosave = createAutosave(calls, PAUSE);
    autosave.changed(written({ title: "Đêm nay" }));
    await vi.waitFor(() => expect(autosave.state().savedAt).toBe("2026-11-22T14:04:00Z"));
    expect(store.copy).toMatchObject({ values: { title: "Đêm nay" }, basedOn: "v1" });
    autosave.saved();
    await vi.waitFor(() => expect(store.copy).toBeUndefined());
    expect(autosave.state().savedAt).toBeUndefined();
  });

  it("and was saved is not kept again while the form still shows it on its way to another page", async () => {
    const { store, calls } = aShelf();
    const autosave = createAutosave(calls, PAUSE);
    autosave.changed(written({ title: "Đêm nay" }));
    await vi.waitFor(() => expect(store.copy).toBeDefined());
    autosave.saved();
    autosave.changed(written({ title: "Đêm nay" }));
    autosave.close();
    await vi.waitFor(() => expect(store.hasLeft).toBe(true));
    expect(store.copy).toBeUndefined();
  });

  it("is kept once more when the editor goes on writing after a save", async () => {
    const { store, calls } = aShelf();
    const autosave = createAutosave(calls, PAUSE);
    autosave.changed(written({ title: "Đêm nay" }));
    autosave.saved();
    autosave.changed(written({ title: "Đêm nay, và mai" }));
    await vi.waitFor(() => expect(store.copy?.values).toEqual({ title: "Đêm nay, và mai" }));
  });

  it("from another time is offered, and is not written over until the editor decides", async () => {
    const { store, calls } = aShelf(old);
    const autosave = createAutosave(calls, PAUSE);
    await vi.waitFor(() => expect(autosave.state().recoveredDraft).toEqual(old));
    autosave.changed(written({ title: "Đêm nay" }));
    autosave.close();
    await calls.load();
    expect(store.copy).toEqual(old);
    expect(autosave.restore()).toEqual({ title: "Hôm qua" });
    autosave.changed(written({ title: "Hôm qua" }, "v2"));
    await vi.waitFor(() => expect(store.copy?.basedOn).toBe("v2"));
  });

  it("from another time outlives a save of something else", async () => {
    const { store, calls } = aShelf(old);
    const autosave = createAutosave(calls, PAUSE);
    await vi.waitFor(() => expect(autosave.state().recoveredDraft).toEqual(old));
    autosave.changed(written({ title: "Đêm nay" }));
    autosave.saved();
    autosave.close();
    expect(autosave.state().recoveredDraft).toEqual(old);
    expect(store).toMatchObject({ copy: old, hasLeft: false });
  });

  it("that is thrown away makes room for what stands in the form", async () => {
    const { store, calls } = aShelf(old);
    const autosave = createAutosave(calls, PAUSE);
    await vi.waitFor(() => expect(autosave.state().recoveredDraft).toBeDefined());
    autosave.changed(written({ title: "Đêm nay" }));
    autosave.discard();
    await vi.waitFor(() => expect(store.copy?.values).toEqual({ title: "Đêm nay" }));
  });

  it("is put aside and offered when the editor takes somebody else's version", async () => {
    const { store, calls } = aShelf();
    const autosave = createAutosave(calls, PAUSE);
    autosave.changed(written({ title: "Của tôi" }));
    await vi.waitFor(() => expect(autosave.state().savedAt).toBeDefined());
    autosave.changed({ changes: {}, before: { ...BEFORE, title: "Của họ" }, version: "v2" });
    expect(autosave.state().recoveredDraft?.values).toEqual({ title: "Của tôi" });
    expect(store.copy?.values).toEqual({ title: "Của tôi" });
  });

  it("is dropped when the editor takes it back by hand", async () => {
    const { store, calls } = aShelf();
    const autosave = createAutosave(calls, PAUSE);
    autosave.changed(written({ title: "Đêm nay" }));
    await vi.waitFor(() => expect(store.copy).toBeDefined());
    autosave.changed(written({}));
    await vi.waitFor(() => expect(store.copy).toBeUndefined());
    expect(autosave.state().recoveredDraft).toBeUndefined();
  });

  it("is kept by a later try when there was no network", async () => {
    const { store, calls } = aShelf();
    const autosave = createAutosave(calls, PAUSE);
    await calls.load();
    store.isOffline = true;
    autosave.changed(written({ title: "Đêm nay" }));
    await vi.waitFor(() => expect(autosave.state().hasFailed).toBe(true));
    store.isOffline = false;
    autosave.retry();
    await vi.waitFor(() =>
      expect(autosave.state()).toMatchObject({ hasFailed: false, savedAt: "2026-11-22T14:04:00Z" }),
    );
    expect(store.copy?.values).toEqual({ title: "Đêm nay" });
  });

  it("is kept when the page is left before the pause is over; without work nobody stays in sight", async () => {
    const { store, calls } = aShelf();
    const autosave = createAutosave(calls, 60_000);
    await calls.load();
    await vi.waitFor(() => {
      autosave.changed(written({ title: "Đêm nay" }));
      autosave.close();
      expect(store.copy?.values).toEqual({ title: "Đêm nay" });
    });
    const idle = aShelf();
    const other = createAutosave(idle.calls, PAUSE);
    await idle.calls.load();
    await vi.waitFor(() => {
      other.close();
      expect(idle.store.hasLeft).toBe(true);
    });
  });
});
