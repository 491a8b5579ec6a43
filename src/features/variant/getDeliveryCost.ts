import shopDetails from '../../../data/shop.json'

/** Amounts are in euro. `freeFrom` is null if delivery is never free. `returnCost` is 0 if returns are free. */
export interface DeliveryCost {
  cost: number
  freeFrom: number | null
  returnCost: number
}

/**
 * The cost applies to the area of data/shop.json, as on the delivery page. A static page cannot have an exact cost,
 * because the carriers of the cart determine it.
 */
export function getDeliveryCost(isBulky: boolean): DeliveryCost {
  return isBulky ? shopDetails.delivery.large : shopDetails.delivery.parcel
}
