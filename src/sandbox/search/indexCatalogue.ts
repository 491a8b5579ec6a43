import type { ShopData } from '../catalogue/readCatalogue'
import type { ShopDatabase } from '../database/ShopDatabase'
import type { Lang } from '../http/language'
import { compoundHeads, type HeadsOf } from './compoundHeads'
import { fold, foldings, wordsOf } from './fold'
import { indexRange } from './indexRange'
import { searchTexts } from './searchTexts'
import { stemOf } from './stemOf'

/** Fills the search tables (database/searchSchema) of both languages. Products, brands, categories and families are there. */
export function indexCatalogue(database: ShopDatabase, data: ShopData): void {
  for (const lang of ['nl', 'en'] as const) {
    const headsOf = indexProducts(database, data, lang)
    indexRange(database, data, lang, headsOf)
  }
  const number = 'INSERT OR IGNORE INTO article_number VALUES (?, ?)'
  for (const { id_product, combinations } of data.catalogue.products) {
    for (const { reference, ean13 } of combinations) {
      database.run(number, articleNumber(reference), id_product)
      database.run(number, articleNumber(ean13), id_product)
    }
  }
}

/** An article number or EAN as it is compared: without spaces and hyphens, in capitals. */
export const articleNumber = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()

const folded = (words: readonly string[]) => words.flatMap(foldings).join(' ')

/** Answers how compound words end, as the texts of all products tell. */
function indexProducts(database: ShopDatabase, { catalogue, facets }: ShopData, lang: Lang): HeadsOf {
  const textsOf = searchTexts(catalogue, facets, lang)
  const rows = catalogue.products.map((product) => {
    const { name, range, others, rest } = textsOf(product)
    return {
      id: product.id_product,
      name: wordsOf(name),
      range: wordsOf(range),
      others: wordsOf(others),
      rest: wordsOf(rest),
    }
  })
  /** Each folded word as it is written. */
  const shown = new Map<string, string>()
  for (const { name, range, others, rest } of rows) {
    for (const word of [...name, ...range, ...others, ...rest]) if (!shown.has(fold(word))) shown.set(fold(word), word)
  }
  const headsOf = compoundHeads(shown.keys())
  for (const { id, name, range, others, rest } of rows) {
    const heads = [...name, ...range].flatMap((word) => headsOf(fold(word)))
    database.run(
      `INSERT INTO search_${lang} (rowid, name, range, heads, others, rest) VALUES (?, ?, ?, ?, ?, ?)`,
      id,
      folded(name),
      folded(range),
      heads.join(' '),
      folded(others),
      folded(rest),
    )
  }
  const terms = database.all<{ term: string; doc: number }>(`SELECT term, doc FROM search_${lang}_terms`)
  for (const { term, doc } of terms) {
    database.run(
      'INSERT INTO search_word VALUES (?, ?, ?, ?, ?)',
      lang,
      term,
      shown.get(term) ?? term,
      stemOf(term, lang),
      doc,
    )
  }
  return headsOf
}
