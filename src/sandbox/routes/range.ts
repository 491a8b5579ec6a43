import { Hono, type Context } from 'hono'
import type { CartRule } from '../../contract/cart'
import { isoDay } from '../catalogue/days'
import { langOfRequest, type Lang } from '../http/language'
import { cartToken } from '../http/tokens'
import { presentBrand, presentCampaign, presentCategory, presentCountryFor, presentFamily } from '../presenters/range'
import { cartOfToken, cartState } from '../records/cart'
import { parsed, textIn } from '../records/json'
import {
  readBrands,
  readCampaigns,
  readCategories,
  readCountries,
  readFamilies,
  readRunningCampaigns,
  type CampaignRow,
} from '../records/range'
import type { Load } from '../rules/carriers'
import { priceCart } from '../rules/priceCart'
import type { Shop } from '../shop'

/** Campaign types that are an offer of the cart; the others are sale prices, which the products carry themselves. */
const cartOffers = ['gift', 'buy_x_get_y', 'percent_from', 'donation'] as const
const offerOf = (type: string) => cartOffers.find((offer) => offer === type)

function presentCartRule(row: CampaignRow, lang: Lang): CartRule[] {
  const type = offerOf(row.type)
  if (!type) return []
  const { id_cart_rule, brand, ends } = row
  return [
    {
      id_cart_rule,
      name: textIn(row.title, lang),
      type,
      value: parsed(row.value),
      brand,
      ends,
      products: parsed(row.id_products),
    },
  ]
}

const nothing: Load = { grams: 0, bulky: false, value: 0, free_shipping: false }

/** GET brands, categories, families, campaigns, countries and cartrules. */
export function rangeRoutes(shop: Shop): Hono {
  const { database, now } = shop
  const routes = new Hono()
  /** The open cart of the request; without one a small parcel that is worth nothing. */
  const loadOf = (c: Context): Load => {
    const cart = cartOfToken(database, cartToken(c))
    return cart?.closed === 0 ? priceCart(cartState(shop, cart.id_cart)).load : nothing
  }
  const countriesFor = (load: Load, lang: Lang) =>
    readCountries(database).map((row) => presentCountryFor(database, row, load, lang))
  routes.get('/brands', (c) =>
    c.json({ _embedded: { brands: readBrands(database).map((row) => presentBrand(row, langOfRequest(c))) } }),
  )
  routes.get('/categories', (c) =>
    c.json({
      _embedded: { categories: readCategories(database).map((row) => presentCategory(row, langOfRequest(c))) },
    }),
  )
  routes.get('/families', (c) =>
    c.json({ _embedded: { families: readFamilies(database).map((row) => presentFamily(row, langOfRequest(c))) } }),
  )
  routes.get('/campaigns', (c) =>
    c.json({ _embedded: { campaigns: readCampaigns(database).map((row) => presentCampaign(row, langOfRequest(c))) } }),
  )
  routes.get('/countries', (c) => c.json({ _embedded: { countries: countriesFor(loadOf(c), langOfRequest(c)) } }))
  routes.get('/cartrules', (c) => {
    const running = readRunningCampaigns(database, isoDay(now()))
    return c.json({ _embedded: { cartrules: running.flatMap((row) => presentCartRule(row, langOfRequest(c))) } })
  })
  return routes
}
