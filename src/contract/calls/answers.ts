import * as v from 'valibot'
import { fullProductList, productList } from '../productList'

/** Whole products with `expand=full`, cards without. */
export const answeredProducts = v.union([fullProductList, productList])
