import type { ShopData } from '../catalogue/readCatalogue'
import type { ShopDatabase } from '../database/ShopDatabase'
import type { Lang } from '../http/language'
import type { HeadsOf } from './compoundHeads'
import { fold, foldings, wordsOf } from './fold'

const folded = (text: string) => wordsOf(text).flatMap(foldings).join(' ')

/** Categories, brands and families by name, for suggestions; categories also by the shoppers' other words for them. */
export function indexRange(
  database: ShopDatabase,
  { catalogue, facets }: ShopData,
  lang: Lang,
  headsOf: HeadsOf,
): void {
  const add = (kind: string, id: number, name: string, others = '') =>
    database.run(
      `INSERT INTO search_range_${lang} (kind, id, name, heads, others) VALUES (?, ?, ?, ?, ?)`,
      kind,
      id,
      folded(name),
      wordsOf(name).map(fold).flatMap(headsOf).join(' '),
      folded(others),
    )
  for (const { id_category, key, name } of catalogue.categories) {
    const others = facets.synonyms.filter(({ category }) => category === key).flatMap((one) => one[lang])
    add('category', id_category, name[lang], others.join(' '))
  }
  for (const { id_brand, name } of catalogue.brands) add('brand', id_brand, name)
  for (const { id_family, name } of catalogue.families) add('family', id_family, name)
}
