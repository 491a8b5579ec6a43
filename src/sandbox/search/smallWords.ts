import type { Lang } from '../http/language'

/** Words that tell nothing of a piece. */
const small: Record<Lang, ReadonlySet<string>> = {
  nl: new Set([
    'de',
    'het',
    'een',
    'en',
    'of',
    'in',
    'met',
    'voor',
    'van',
    'op',
    'te',
    'aan',
    'bij',
    'om',
    'uit',
    'naar',
    'die',
    'dat',
    'is',
  ]),
  en: new Set([
    'the',
    'a',
    'an',
    'and',
    'or',
    'in',
    'with',
    'for',
    'of',
    'on',
    'to',
    'at',
    'by',
    'from',
    'is',
    'that',
    'this',
  ]),
}

export const meansNothing = (word: string, lang: Lang): boolean => small[lang].has(word)
