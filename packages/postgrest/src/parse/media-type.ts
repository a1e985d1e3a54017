// Which shape the answer takes. The first acceptable type of the list wins; quality values reorder it.
import { notAcceptable } from "../rest-error.ts";

export interface Media {
  shape: "array" | "object" | "csv";
  /** Keys whose value is null are left out. */
  stripNulls: boolean;
  contentType: string;
}

const JSON_ARRAY: Media = {
  shape: "array",
  stripNulls: false,
  contentType: "application/json; charset=utf-8",
};

const stripped = (shape: "array" | "object"): Media => ({
  shape,
  stripNulls: true,
  contentType: `application/vnd.pgrst.${shape}+json;nulls=stripped; charset=utf-8`,
});

const OBJECT: Media = {
  shape: "object",
  stripNulls: false,
  contentType: "application/vnd.pgrst.object+json; charset=utf-8",
};

const CSV: Media = { shape: "csv", stripNulls: false, contentType: "text/csv; charset=utf-8" };

export function parseAccept(header: string | undefined): Media {
  if (header === undefined || header === "*/*" || header === "application/json") return JSON_ARRAY;
  const wanted = header.split(",").map(parseType).filter(isWanted);
  // Sorting is stable: equal qualities keep the order in which they were sent.
  wanted.sort((left, right) => right.quality - left.quality);
  for (const { type, stripNulls } of wanted) {
    const media = toMedia(type, stripNulls);
    if (media) return media;
  }
  throw notAcceptable(wanted.map(({ type }) => type));
}

interface AcceptedType {
  type: string;
  stripNulls: boolean;
  quality: number;
}

const isWanted = ({ type, quality }: AcceptedType): boolean => type !== "" && quality > 0;

function parseType(text: string): AcceptedType {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return {
    type,
    stripNulls: parameters.includes("nulls=stripped"),
    quality: quality === undefined || Number.isNaN(Number(quality)) ? 1 : Number(quality),
  };
}

function toMedia(type: string, stripNulls: boolean): Media | undefined {
  switch (type) {
    case "*/*":
    case "application/*":
    case "application/json":
      return JSON_ARRAY;
    case "application/vnd.pgrst.array":
    case "application/vnd.pgrst.array+json":
      return stripNulls ? stripped("array") : JSON_ARRAY;
    case "application/vnd.pgrst.object":
    case "application/vnd.pgrst.object+json":
      return stripNulls ? stripped("object") : OBJECT;
    case "text/csv":
      return CSV;
    default:
      return undefined;
  }
}
