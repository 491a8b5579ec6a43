import type { FacetName, FacetValue } from '../../contract/facets'
import type { ShopDatabase } from '../database/ShopDatabase'
import type { Lang } from '../http/language'

/** Class n of deliveries is bit n of a delivery_set (database/catalogueSchema). */
export const deliveryClasses = ['week', 'month', 'longer'] as const

const names = {
  delivery: {
    week: { nl: 'Binnen 5 werkdagen', en: 'Within 5 working days' },
    month: { nl: 'Binnen 5 weken', en: 'Within 5 weeks' },
    longer: { nl: 'Langer dan 5 weken', en: 'More than 5 weeks' },
  },
  in_stock: { nl: 'Op voorraad', en: 'In stock' },
  sale: { nl: 'In de aanbieding', en: 'On sale' },
}

/** A value of a facet before it is counted. */
export type NamedValue = Omit<FacetValue, 'count'>

const rows = (database: ShopDatabase, lang: Lang, sql: string) => database.all<NamedValue>(sql, lang)

/** Every value that a facet can have, in shop order. */
export function facetValues(database: ShopDatabase, lang: Lang): Record<FacetName, NamedValue[]> {
  return {
    categories: rows(
      database,
      lang,
      'SELECT CAST(id_category AS TEXT) AS key, name ->> ? AS name, NULL AS swatch FROM category ORDER BY position',
    ),
    brands: database.all('SELECT slug AS key, name, NULL AS swatch FROM brand ORDER BY position'),
    colours: rows(database, lang, 'SELECT key, name ->> ? AS name, hex AS swatch FROM colour ORDER BY position'),
    materials: rows(database, lang, 'SELECT key, name ->> ? AS name, NULL AS swatch FROM material ORDER BY position'),
    delivery: deliveryClasses.map((key) => ({ key, name: names.delivery[key][lang], swatch: null })),
    in_stock: [{ key: '1', name: names.in_stock[lang], swatch: null }],
    sale: [{ key: '1', name: names.sale[lang], swatch: null }],
  }
}
