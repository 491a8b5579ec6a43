import { menu as en } from './en/menu'
import type { Language } from './languages'
import { menu as nl } from './nl/menu'
import type { Words } from './words'

export type MenuWords = Words<typeof nl>

/** For the build alone: browsers read the menu's file, which has them in it. */
export const menuWords: Record<Language, MenuWords> = { nl, en }
