import shopDetails from '../../../data/shop.json'

/** In euro. `freeFrom` is null if delivery is never free. */
export interface DeliveryCost {
  cost: number
  freeFrom: number | null
  returnCost: number
}

/**
 * Returns the cost in the delivery area of data/shop.json, as on the delivery page. A static page cannot have the exact
 * cost, which depends on the carriers of the cart.
 */
export function getDeliveryCost(isBulky: boolean): DeliveryCost {
  return isBulky ? shopDetails.delivery.large : shopDetails.delivery.parcel
}
