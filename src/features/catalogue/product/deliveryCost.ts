/**
 * What delivery costs in Belgium and the Netherlands, in euro, as the shop's delivery page says it. A static page can't
 * know more: the carriers of the basket have the price that counts.
 */
export function deliveryCost(bulky: boolean): { cost: number; freeFrom: number } {
  return bulky ? { cost: 59, freeFrom: 1500 } : { cost: 6.95, freeFrom: 75 }
}
