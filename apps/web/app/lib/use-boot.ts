import { defaultBrand } from "@bentrong/contract/brand";
import { useRouteLoaderData } from "react-router";
import type { Boot, PageBrand } from "./boot.ts";

const { bank: _bank, ...brand } = defaultBrand;
// Only an error in the root loader itself leaves a page without boot data; it still has to be drawn.
const WITHOUT: Boot = { brand, publicKey: "", language: "vi", origin: "", providers: [], graceDays: 0 };

export const useBoot = (): Boot => useRouteLoaderData<Boot>("root") ?? WITHOUT;

export const useBrand = (): PageBrand => useBoot().brand;
