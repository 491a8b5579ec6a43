import type { ShopDatabase } from '../database/ShopDatabase'
import type { ProductReferences } from '../presenters/product'
import { parsed } from './json'

interface DownloadRow {
  name: string
  href: string
  bytes: string
}

/** Categories, related products and files of one product. */
export function productReferences(database: ShopDatabase, id_product: number): ProductReferences {
  const ids = (sql: string, ...values: string[]) =>
    database.all<{ id: number }>(sql, id_product, ...values).map((row) => row.id)
  const others = `SELECT id_other AS id FROM product_relation JOIN product ON product.id_product = id_other
    WHERE product_relation.id_product = ? AND kind = ? AND active ORDER BY product_relation.position`
  return {
    categories: ids('SELECT id_category AS id FROM product_category WHERE id_product = ? ORDER BY id_category'),
    related: ids(others, 'related'),
    complementary: ids(others, 'complementary'),
    downloads: database
      .all<DownloadRow>(
        'SELECT name, href, bytes FROM product_download WHERE id_product = ? ORDER BY position',
        id_product,
      )
      .map(({ name, href, bytes }) => ({ name: parsed(name), href: parsed(href), bytes: parsed(bytes) })),
  }
}
