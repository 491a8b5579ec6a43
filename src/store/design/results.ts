import type { Product } from '../../contract/product'
import type { CartOutcome } from '../cart/cartSlice'
import type { RecordedError } from '../http/ApiError'
import type { DeviceDesign } from './deviceDesigns'

/** The result of a change of a design in the cart. After a refusal for lack of stock, `missing` has the short variants. */
export interface DesignOutcome extends CartOutcome {
  missing: { id_product_attribute: number; stock: number }[]
}

/** The saved designs, latest first, and where they are saved. With an error, they are those on the device. */
export interface SavedDesignList {
  place: 'account' | 'device'
  designs: DeviceDesign[]
  error: RecordedError | null
}

/** Price (euro), stock and delivery of a SKU as the shop API has them now. */
export interface FreshSku extends Pick<Product['combinations'][number], 'stock' | 'delivery'> {
  price: number
}
