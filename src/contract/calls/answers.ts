import * as v from 'valibot'
import { fullProductList, productList } from '../productList'

/** The products of a list: whole ones with `expand=full`, otherwise cards. */
export const answeredProducts = v.union([fullProductList, productList])
