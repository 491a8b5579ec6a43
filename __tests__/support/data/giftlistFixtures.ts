import type { GiftlistItem } from '../../../src/contract/giftlist'

/** An item of 60 euros with a quantity of two, which is too cheap for contributions. */
export const cheapItem: GiftlistItem = {
  id_giftlist: 1,
  id_giftlist_product: 7,
  quantity: 2,
  priority: 1,
  id_product: 1001,
  id_product_attribute: 100101,
  price: 60,
  name: 'Rille vaas',
  combination: 'mat wit',
  manufacturer_name: 'Leirhus',
  picture: null,
  product_slugs: { nl: 'rille-vaas', en: 'rille-vase' },
  sku_slugs: { nl: 'mat-wit', en: 'matt-white' },
  delivery: null,
  stock: 9,
  given: 0,
  collected: 0,
  remaining: 2,
  remaining_amount: null,
  received: 0,
  _links: {},
}

/** A single sofa of 2890 euros, for which several givers pay together. */
export const sofa: GiftlistItem = {
  ...cheapItem,
  id_giftlist_product: 8,
  id_product: 1002,
  id_product_attribute: 100201,
  name: 'Lampi driezitsbank',
  quantity: 1,
  price: 2890,
  remaining: 1,
  remaining_amount: 2890,
}
