import shopDetails from '../../../data/shop.json'

/** Amounts in euro. `freeFrom` is null if delivery is never free, and `returnCost` 0 if a return is. */
export interface DeliveryCost {
  cost: number
  freeFrom: number | null
  returnCost: number
}

/**
 * Returns the cost of delivery within the area of data/shop.json, as the delivery page states it. A static page has no
 * exact price because the carriers of the cart determine it.
 */
export function getDeliveryCost(bulky: boolean): DeliveryCost {
  return bulky ? shopDetails.delivery.large : shopDetails.delivery.parcel
}
