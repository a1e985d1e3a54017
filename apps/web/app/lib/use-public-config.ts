import { defaultBrand } from "@bentrong/contract/brand";
import { useRouteLoaderData } from "react-router";
import type { PageBrand, PublicConfig } from "./public-config.ts";

const { bank: _bank, ...brand } = defaultBrand;
// Only an error in the root loader itself leaves a page without boot data; it still has to be drawn.
const DEFAULT_CONFIG: PublicConfig = {
  brand,
  publicKey: "",
  language: "vi",
  origin: "",
  providers: [],
  graceDays: 0,
};

export const usePublicConfig = (): PublicConfig => useRouteLoaderData<PublicConfig>("root") ?? DEFAULT_CONFIG;

export const useBrand = (): PageBrand => usePublicConfig().brand;
