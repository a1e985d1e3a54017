import { createContext, use } from "react";
import type { ResourceConfig } from "../resource-config.ts";

export const ResourcesContext = createContext<readonly ResourceConfig[]>([]);

/** Resources of the signed-in role in the menu. */
export const useMenuResources = (): ResourceConfig[] => use(ResourcesContext).filter(({ hidden }) => !hidden);
