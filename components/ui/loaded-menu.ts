import type { ComponentType } from "react";
import type { MenuProps } from "./menu-choice";

/** The menu of all menu buttons, once its code is there: then it opens at once, and takes the next key. */
export const loadedMenu: { Part?: ComponentType<MenuProps> } = {};
