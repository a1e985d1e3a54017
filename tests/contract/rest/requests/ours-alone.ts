// What our server does in its own way: see intended-differences.ts.
import { type Asked, as, COUNT, get, json, ROWS, withHeaders } from "./asked.ts";

/** Requests that our server answers in its own way. */
export const DIFFERENT: Asked[] = [
  ...get(
    "plan?select=row_to_json",
    "plan?select=ctid",
    "plan?select=name::regclass",
    "testShelf?select=id&parent=is.not_null&order=id",
    "testShelf?select=id,...testLabel(text)&order=id",
  ),
  ...as(
    "lan",
    "session?title=like.*a*",
    "session?order=title",
    "message?content=eq.Lời",
    "session?summary=eq.&select=id",
    "session?title=is.null&select=id",
    "episode?select=id,audio&id=eq.5",
    "podcastEpisode?select=episode(*)&episodeId=eq.5",
    "lesson?select=*",
  ),
  { ...json("POST", "premiumPreview", { id: 1 }), as: "administrator" },
  { method: "DELETE", path: "premiumPreview?id=eq.1" },
  { method: "HEAD", path: "testShelf?select=data->n,x:data->>t&data->n=eq.5&offset=1", headers: COUNT },
  { path: "testShelf?select=id&order=data->n,id&offset=1&limit=2", headers: { Prefer: "count=exact" } },
  json("POST", "testPerson?select=name", {}, ROWS),
  json("POST", "testShelf", [{}, {}], ROWS),
  ...withHeaders({ Accept: "text/csv" }, "plan?select=id&id=lt.0"),
  ...withHeaders({ Authorization: "Bearer " }, "plan"),
];
