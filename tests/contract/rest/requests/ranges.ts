// Pages and counts.
import { type Asked, COUNT, get, withHeaders } from "./asked.ts";

export const RANGES: Asked[] = [
  ...get(
    "blog?limit=0",
    "blog?limit=-1",
    "blog?limit=abc",
    "blog?limit=3&order=id&select=id",
    "blog?limit=3&offset=2&order=id&select=id",
    "blog?offset=-4&order=id&select=id",
    "blog?offset=30&order=id&select=id",
    "blog?offset=1000",
    "blog?offset=abc&order=id&select=id",
    "blog?limit=&order=id&select=id",
    "blog?limit=0&offset=5",
    "blog?limit=99999999999&order=id&select=id",
    "blog?limit=2&limit=3&order=id&select=id",
  ),
  ...["0-1", "3-", "0-0", "2-1", "items=0-1", "bytes=0-1", "-5", "abc", "100-200", "0-1,3-4", ""].map(
    (Range): Asked => ({ path: "blog?order=id&select=id", headers: { Range, "Range-Unit": "items" } }),
  ),
  ...["0-1", "3-", "2-1", "100-200", "34-40", "35-40"].map(
    (Range): Asked => ({ path: "blog?order=id&select=id", headers: { Range, ...COUNT } }),
  ),
  ...withHeaders({ Range: "0-1" }, "blog?limit=3&order=id&select=id", "blog?limit=1&order=id&select=id"),
  ...withHeaders({ Range: "5-6" }, "blog?limit=3&order=id&select=id", "blog?offset=6&order=id&select=id"),
  ...withHeaders({ Range: "0-4" }, "blog?limit=0", "blog?limit=-2"),
  ...withHeaders(
    COUNT,
    "blog?limit=3&order=id&select=id",
    "blog?limit=0",
    "blog?offset=34&order=id&select=id",
    "blog?offset=35&select=id",
    "blog?offset=36&select=id",
    "blog?id=lt.0",
    "blog?id=lt.0&limit=5",
    "blog?id=lt.0&offset=5",
    "blog?id=lt.10&order=id&select=id",
    "podcastEpisode?select=podcastId,episode!inner(id)&episode.id=lt.10&order=podcastId,position",
    "podcastEpisode?select=podcastId,episode(id)&episode.id=lt.10&order=podcastId,position&limit=3",
  ),
  ...withHeaders({ Prefer: "count=exact, return=minimal" }, "blog?limit=1&select=id&order=id"),
  ...withHeaders({ Prefer: "count=planned" }, "plan?select=id&order=id"),
  ...withHeaders({ Prefer: "count=estimated" }, "plan?select=id&order=id", "blog?limit=2&select=id&order=id"),
  ...["blog?limit=3&order=id", "blog", "blog?id=eq.1", "nothing", "blog?nope=eq.1"].map(
    (path): Asked => ({ path, method: "HEAD" }),
  ),
  ...["blog?limit=3&order=id", "blog?id=lt.0", "blog?offset=100"].map(
    (path): Asked => ({ path, method: "HEAD", headers: COUNT }),
  ),
];
