import type { Product } from '../../contract/product'
import type { RecordedError } from '../http/ApiError'
import type { DeviceDesign } from './deviceDesigns'

/**
 * The saved designs, latest first, and where they are saved. If there is an error, the designs are those on the device.
 */
export interface SavedDesignList {
  place: 'account' | 'device'
  designs: DeviceDesign[]
  error: RecordedError | null
}

/** The current price (in euro), stock and delivery of a SKU. */
export interface FreshSku extends Pick<Product['combinations'][number], 'stock' | 'delivery'> {
  price: number
}
