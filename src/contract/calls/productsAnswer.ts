import * as v from 'valibot'
import { fullProductList, productList } from '../productList'

/** The products of a list: full products with `expand=full`, otherwise product cards. */
export const productsAnswer = v.union([fullProductList, productList])
