import type { ShopDatabase } from '../database/ShopDatabase'

/** How many pieces the shop has of a version now; none of a product that has gone. */
export const readStock = (database: ShopDatabase, id_product_attribute: number): number =>
  database.one<{ stock: number }>(
    'SELECT stock FROM combination JOIN product USING (id_product) WHERE id_product_attribute = ? AND active',
    id_product_attribute,
  )?.stock ?? 0
