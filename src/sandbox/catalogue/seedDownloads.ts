import type { ShopDatabase } from '../database/ShopDatabase'
import type { ShopData } from './readCatalogue'

const json = JSON.stringify

/** The files about products. Those of products that this catalogue does not have are left out. */
export function seedDownloads(database: ShopDatabase, { catalogue, downloads }: ShopData): void {
  const ids = new Map(catalogue.products.map(({ key, id_product }) => [key, id_product]))
  for (const [position, { name, href, bytes, products }] of downloads.entries()) {
    for (const id_product of products.flatMap((key) => ids.get(key) ?? [])) {
      database.insert(
        'INSERT INTO product_download VALUES (?, ?, ?, ?, ?)',
        id_product,
        position,
        json(name),
        json(href),
        json(bytes),
      )
    }
  }
}
