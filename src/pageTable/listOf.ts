import type { ProductScope } from '../contract/productList'
import type { Product } from '../contract/product'
import type { ListContent } from './contents/lists'
import { listPageSize } from './listPageSize'
import type { Shelf } from './shelf'

/** A list as its static page has it: what it is about, how long it is, and its first page. */
export const listOf = (scope: ProductScope, products: readonly Product[], shelf: Shelf): ListContent => ({
  scope,
  total: products.length,
  products: shelf.cardsOf(products.slice(0, listPageSize)),
})
