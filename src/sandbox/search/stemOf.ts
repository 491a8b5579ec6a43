import type { Lang } from '../http/language'

/**
 * What the forms of a folded word have in common, roughly: stoel and stoelen, vaas and vazen, zwart and zwarte; chair
 * and chairs, shelf and shelves. It is compared, never shown.
 */
export const stemOf = (word: string, lang: Lang): string => (lang === 'nl' ? dutchStem(word) : englishStem(word))

const hardened: Record<string, string> = { z: 's', v: 'f' }

function dutchStem(word: string): string {
  return dutchBase(word)
    .replace(/[zv]$/, (letter) => hardened[letter] ?? letter)
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/([aeou])\1(?=[^aeiou]$)/, '$1')
}

/** Without -en, -e and -s; but tafelen is no form of tafel, whose plural is tafels. */
function dutchBase(word: string): string {
  if (/[^aeiou]e[lmr]en$/.test(word)) return word
  return word.replace(/(?<=..[^aeiou])en?$/, '').replace(/(?<=...[dgklmnprt])s$|(?<=..au)s$/, '')
}

function englishStem(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y')
  if (/(el|al|ar|ol|i)ves$/.test(word)) return word.replace(/ves$/, 'f')
  if (/(ch|sh|x|ss)es$/.test(word)) return word.replace(/es$/, '')
  return word.replace(/(?<=..[^sui])s$/, '')
}
