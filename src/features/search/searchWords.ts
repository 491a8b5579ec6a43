import type { Language } from '../../i18n/languages'
import { pathOf } from '../../pageTable/paths'

/** The shop API looks for no more than this (contract/productList). */
const mostLetters = 100
/** Suggestions start here (contract/suggestions). */
export const fewestLetters = 2

/** What somebody typed, as it is searched for: without space around it, and no longer than the shop API takes. */
export const cleanWords = (typed: string): string => typed.trim().slice(0, mostLetters)

/** The page with what was found; the same address as the browser's own form would make. */
export const resultsPath = (words: string, language: Language): string =>
  `${pathOf('search', language)}?${new URLSearchParams({ q: words }).toString()}`
