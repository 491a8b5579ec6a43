import type { Language } from '../http/language'

/** Letters with two common spellings that use plain letters only. */
const spellingsByCharacter: Record<string, readonly [string, string]> = {
  å: ['a', 'aa'],
  ä: ['a', 'ae'],
  æ: ['ae', 'a'],
  ö: ['o', 'oe'],
  ø: ['o', 'oe'],
  œ: ['oe', 'o'],
  ü: ['u', 'ue'],
  ß: ['ss', 's'],
}
const ambiguousCharacters = new RegExp(`[${Object.keys(spellingsByCharacter).join('')}]`, 'g')

/** Folds text for the search, to lower case without accents: `Måne` becomes `mane`. */
export const foldText = (text: string): string => foldSpelling(text, 0)

/** Most words need no folding. */
const isPlain = (text: string) => /^[a-z0-9]*$/.test(text)

const foldSpelling = (text: string, spelling: 0 | 1) => {
  if (isPlain(text)) return text
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(ambiguousCharacters, (letter) => spellingsByCharacter[letter]?.[spelling] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** Returns a word in all of its folded spellings: `mane` and `maane` for `Måne`. */
export const listFoldings = (word: string): string[] =>
  isPlain(word) ? [word] : [...new Set([foldSpelling(word, 0), foldSpelling(word, 1)])]

const measurePattern = /(?<![\p{L}\p{N}])\d+(\s*[x×]\s*\d+)+/gu

/** Splits text into its words, in lower case. `160x200` has three, and a code such as `D2X 2` has two. */
export const splitWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(measurePattern, (numbers) => numbers.replace(/[x×]/g, ' x '))
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

/**
 * Returns an approximate stem that the forms of a folded word share: stoel and stoelen, vaas and vazen, zwart and
 * zwarte; chair and chairs, shelf and shelves. The stem is only compared, never displayed.
 */
export const stemWord = (word: string, language: Language): string =>
  language === 'nl' ? stemDutch(word) : stemEnglish(word)

const voicelessConsonants: Record<string, string> = { z: 's', v: 'f' }

function stemDutch(word: string): string {
  return stripDutchEnding(stripDutchSuffix(word))
    .replace(/[zv]$/, (letter) => voicelessConsonants[letter] ?? letter)
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/([aeou])\1(?=[^aeiou]$)/, '$1')
}

/**
 * Removes -je with the letters that it needs after some sounds (lampje, tafeltje, boompje, kommetje), and -hout from
 * the name of a wood (eikenhout, eikenhouten).
 */
function stripDutchSuffix(word: string): string {
  return word
    .replace(/(?<=....)hout(?:en)?$/, '')
    .replace(/(?<=([^aeiou])\1)etjes?$|(?<=[aeiou]{2}m)pjes?$|(?<=..[lnrw])tjes?$|(?<=...)jes?$/, '')
}

/** Removes -en, -e and -s. However, tafelen is not a form of tafel, whose plural is tafels. */
function stripDutchEnding(word: string): string {
  if (/[^aeiou]e[lmr]en$/.test(word)) return word
  return word.replace(/(?<=..[^aeiou])en?$/, '').replace(/(?<=...[dgklmnprt])s$|(?<=..au)s$/, '')
}

function stemEnglish(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y')
  if (/(el|al|ar|ol|i)ves$/.test(word)) return word.replace(/ves$/, 'f')
  if (/(ch|sh|x|ss)es$/.test(word)) return word.replace(/es$/, '')
  return word.replace(/(?<=..[^sui])s$/, '')
}

/** The words that carry no information about a product. */
const stopWords: Record<Language, ReadonlySet<string>> = {
  nl: new Set('de het een en of in met voor van op te aan bij om uit naar die dat is'.split(' ')),
  en: new Set('the a an and or in with for of on to at by from is that this'.split(' ')),
}

/** Words of the language that the catalogue may lack. These words are never corrected as typing errors. */
const languageWords: Record<Language, ReadonlySet<string>> = {
  nl: new Set(
    'rood rode roze paars paarse oranje bruin bruine goud zilver schap korting cadeau retour winkel'.split(' '),
  ),
  en: new Set('red pink purple orange brown gold silver gift gifts sale return returns store'.split(' ')),
}

export const isLanguageWord = (word: string, language: Language): boolean => languageWords[language].has(word)

export const isStopWord = (word: string, language: Language): boolean => stopWords[language].has(word)
