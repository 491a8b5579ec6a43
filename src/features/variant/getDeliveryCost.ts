import { shopDetails } from '../../config/shopDetails'

/**
 * Returns the cost of delivery within the area of data/shop.json, in euro, as the delivery page states it. A static page
 * has no exact price because the carriers of the cart determine it.
 */
export function getDeliveryCost(bulky: boolean): { cost: number; freeFrom: number } {
  return bulky ? shopDetails.delivery.large : shopDetails.delivery.parcel
}
