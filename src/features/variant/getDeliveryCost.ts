/**
 * Returns the cost of delivery in Belgium and the Netherlands, in euro, as the delivery page states it. A static page
 * has no exact price because the carriers of the cart determine it.
 */
export function getDeliveryCost(bulky: boolean): { cost: number; freeFrom: number } {
  return bulky ? { cost: 59, freeFrom: 1500 } : { cost: 6.95, freeFrom: 75 }
}
