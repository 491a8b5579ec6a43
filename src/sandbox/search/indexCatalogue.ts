import type { SeedData } from '../catalogue/readCatalogueFiles'
import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { Language } from '../http/language'
import { foldText, listFoldings, splitWords, stemWord } from './wordForms'
import { prepareSearchTexts } from './prepareSearchTexts'

/** The database must already contain the products, because the article numbers refer to them. */
export function indexCatalogue(database: SandboxDatabase, data: SeedData): void {
  for (const language of ['nl', 'en'] as const) {
    const findHeads = indexProducts(database, data, language)
    indexRange(database, data, language, findHeads)
  }
  const insertStatement = 'INSERT OR IGNORE INTO article_number VALUES (?, ?)'
  for (const { id_product, combinations } of data.catalogue.products) {
    for (const { reference, ean13 } of combinations) {
      database.run(insertStatement, normalizeArticleNumber(reference), id_product)
      database.run(insertStatement, normalizeArticleNumber(ean13), id_product)
    }
  }
}

/** Normalizes an article number or EAN for comparison, to capital letters and digits only. */
export const normalizeArticleNumber = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()

const foldWords = (words: readonly string[]) => words.flatMap(listFoldings).join(' ')

/**
 * Indexes the texts and the words of all products. Returns a function that finds heads of compound words among these
 * words.
 */
function indexProducts(database: SandboxDatabase, { catalogue, facets }: SeedData, language: Language): FindHeads {
  const getTexts = prepareSearchTexts(catalogue, facets, language)
  const rows = catalogue.products.map((product) => {
    const { name, range, others, rest } = getTexts(product)
    return {
      id: product.id_product,
      name: splitWords(name),
      range: splitWords(range),
      others: splitWords(others),
      rest: splitWords(rest),
    }
  })
  const spellings = new Map<string, string>()
  for (const { name, range, others, rest } of rows) {
    for (const word of [...name, ...range, ...others, ...rest])
      if (!spellings.has(foldText(word))) spellings.set(foldText(word), word)
  }
  const findHeads = createHeadFinder(spellings.keys())
  for (const { id, name, range, others, rest } of rows) {
    const heads = [...name, ...range].flatMap((word) => findHeads(foldText(word)))
    database.run(
      `INSERT INTO search_${language} (rowid, name, range, heads, others, rest) VALUES (?, ?, ?, ?, ?, ?)`,
      id,
      foldWords(name),
      foldWords(range),
      heads.join(' '),
      foldWords(others),
      foldWords(rest),
    )
  }
  const terms = database.all<{ term: string; doc: number }>(`SELECT term, doc FROM search_${language}_terms`)
  for (const { term, doc } of terms) {
    database.run(
      'INSERT INTO search_word VALUES (?, ?, ?, ?, ?)',
      language,
      term,
      spellings.get(term) ?? term,
      stemWord(term, language),
      doc,
    )
  }
  return findHeads
}

const foldName = (text: string) => splitWords(text).flatMap(listFoldings).join(' ')

/** Indexes categories, brands and families by name, for suggestions. Categories are also indexed by their synonyms. */
function indexRange(
  database: SandboxDatabase,
  { catalogue, facets }: SeedData,
  language: Language,
  findHeads: FindHeads,
): void {
  const insertRangeRow = (kind: string, id: number, name: string, others = '') =>
    database.run(
      `INSERT INTO search_range_${language} (kind, id, name, heads, others) VALUES (?, ?, ?, ?, ?)`,
      kind,
      id,
      foldName(name),
      splitWords(name).map(foldText).flatMap(findHeads).join(' '),
      foldName(others),
    )
  for (const { id_category, key, name } of catalogue.categories) {
    const others = facets.synonyms.filter(({ category }) => category === key).flatMap((synonym) => synonym[language])
    insertRangeRow('category', id_category, name[language], others.join(' '))
  }
  for (const { id_brand, name } of catalogue.brands) insertRangeRow('brand', id_brand, name)
  for (const { id_family, name } of catalogue.families) insertRangeRow('family', id_family, name)
}

const minHeadLength = 4
const minStartLength = 3

/** Returns the last parts of a folded word that are words themselves, longest first. */
type FindHeads = (word: string) => string[]

/**
 * Creates a function that finds the last parts of compound words, so that `stoel` finds an eetkamerstoel. The end of a
 * long word counts as a word if it also occurs alone (stoel), or after two different letters (stoelen in baRstoelen and
 * tuiNstoelen). Words are folded.
 */
export function createHeadFinder(words: Iterable<string>): FindHeads {
  const wordSet = new Set(words)
  const precedingCharacters = new Map<string, Set<string>>()
  for (const word of wordSet) {
    for (const [start, head] of listSplits(word)) {
      precedingCharacters.set(head, (precedingCharacters.get(head) ?? new Set()).add(start.slice(-1)))
    }
  }
  const isWord = (head: string) => wordSet.has(head) || (precedingCharacters.get(head)?.size ?? 0) > 1
  return (word) => listSplits(word).flatMap(([, head]) => (isWord(head) ? [head] : []))
}

const listSplits = (word: string): [start: string, head: string][] =>
  Array.from({ length: Math.max(0, word.length - minStartLength - minHeadLength + 1) }, (_, index) => [
    word.slice(0, minStartLength + index),
    word.slice(minStartLength + index),
  ])
