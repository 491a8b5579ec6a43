import { Hono } from 'hono'
import type { SearchStart } from '../../../contract/productList'
import { type Lang, readLang } from '../../http/language'
import { getListVariant } from '../../list/pickVariant'
import { readProducts } from '../../queries/product'
import { serializeProductCard } from '../../serializers/productCard'
import type { SandboxContext } from '../../context'
import type { SandboxDatabase } from '../../database/SandboxDatabase'

/** Handles GET search_start. */
export function createSearchStartRoutes({ database }: SandboxContext): Hono {
  const routes = new Hono()
  routes.get('/search/start', (c) => c.json(readSearchStart(database, readLang(c))))
  return routes
}

/** The popular searches. The sandbox has no statistics, so these stand in for them. */
const popular: Record<Lang, string[]> = {
  nl: ['eetkamerstoel', 'hanglamp', 'ronde tafel', 'wandrek', 'tapijt', 'vaas'],
  en: ['dining chair', 'pendant', 'round table', 'shelving', 'rug', 'vase'],
}

const mostProducts = 4

/** Returns the popular searches, and the first product in stock of each of the first departments. */
function readSearchStart(database: SandboxDatabase, lang: Lang): SearchStart {
  const ids = database.column<number>(
    `SELECT id FROM (
        SELECT id_product AS id, category.position AS department, product.position AS place,
          row_number() OVER (PARTITION BY category.id_category ORDER BY is_new DESC, product.position) AS nth
        FROM category JOIN category_product USING (id_category) JOIN product USING (id_product)
        WHERE id_parent IS NULL AND active AND tile = 'single'
          AND EXISTS (SELECT 1 FROM combination WHERE combination.id_product = product.id_product AND stock > 0))
      WHERE nth = 1 ORDER BY department LIMIT ${mostProducts}`,
  )
  const products = readProducts(database, ids).map((one) => serializeProductCard(one, lang, getListVariant(one)))
  return { popular: popular[lang], _embedded: { products } }
}
