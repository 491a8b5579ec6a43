import type { ItemAvailability, Offer } from 'schema-dts'
import type { Combination } from '../../contract/product'
import { siteAddress } from '../siteAddress'

/** The one currency of the shop (docs/shop-api.md, "General rules": money is in euro). */
const priceCurrency = 'EUR'

/** What a version costs and whether it can be had. While it is reduced, the price before stands beside it. */
export function offer(version: Combination, path: string): Offer {
  const { amount, regular } = version.price
  return {
    '@type': 'Offer',
    url: siteAddress(path),
    price: amount,
    priceCurrency,
    availability: availability(version),
    itemCondition: 'https://schema.org/NewCondition',
    ...(regular !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: regular,
        priceCurrency,
      },
    }),
  }
}

/** Weeks mean that it is made when it is ordered (contract/product). */
function availability({ stock, delivery }: Combination): ItemAvailability {
  if (stock === 0) return 'https://schema.org/OutOfStock'
  return delivery.unit === 'weeks' ? 'https://schema.org/MadeToOrder' : 'https://schema.org/InStock'
}
