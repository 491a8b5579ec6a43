import { catalogueData } from './catalogueData'

/** In euro: what a carrier costs in a country, and the value of a cart from which it is free. */
export function readDelivery(key: string, country = 'BE'): { price: number; freeFrom: number } {
  const carrier = catalogueData.carriers.find((each) => each.key === key)
  const [price, freeFrom] = [carrier?.price[country], carrier?.free_from[country]]
  if (price == null || freeFrom == null) throw new Error(`The catalogue has no "${key}" in ${country} with a limit`)
  return { price, freeFrom }
}
