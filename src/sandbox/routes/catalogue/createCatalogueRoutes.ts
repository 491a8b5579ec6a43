import { Hono, type Context } from 'hono'
import type { CartRule } from '../../../contract/cart'
import { findBrusselsDay } from '../../rules/days'
import { readLang, type Lang } from '../../http/language'
import { readCartToken } from '../../http/tokens'
import {
  serializeBrand,
  serializeCampaign,
  serializeCategory,
  serializeCountryFor,
  serializeFamily,
} from '../../serializers/catalogue'
import { rootLinks } from '../../serializers/links'
import { findCart, readCartState } from '../../queries/cart'
import { parseColumn, pickText } from '../../database/json'
import {
  readBrands,
  readCampaigns,
  readCategories,
  readCountries,
  readFamilies,
  readRunningCampaigns,
  type CampaignRow,
} from '../../queries/catalogue'
import type { Load } from '../../rules/carriers'
import { priceCart } from '../../rules/priceCart'
import type { SandboxContext } from '../../context'

/**
 * The campaign types that are promotions of the cart. Campaigns of other types are reduced prices, which are part of the
 * products.
 */
const promotionTypes = ['gift', 'buy_x_get_y', 'percent_from', 'donation'] as const

const emptyLoad: Load = { grams: 0, bulky: false, value: 0, free_shipping: false }

/** Handles the root, and GET brands, categories, families, campaigns, countries and cartrules. */
export function createCatalogueRoutes(context: SandboxContext): Hono {
  const { database, now } = context
  const routes = new Hono()
  /** Returns the load of the request's open cart. Without a cart, the load is a small parcel without value. */
  const readLoad = (c: Context): Load => {
    const cart = findCart(database, readCartToken(c))
    return cart?.closed === 0 ? priceCart(readCartState(context, cart.id_cart)).load : emptyLoad
  }
  const readCountriesFor = (load: Load, lang: Lang) =>
    readCountries(database).map((row) => serializeCountryFor(database, row, load, lang))
  routes.get('/', (c) => c.json({ _links: rootLinks }))
  routes.get('/brands', (c) =>
    c.json({ _embedded: { brands: readBrands(database).map((row) => serializeBrand(row, readLang(c))) } }),
  )
  routes.get('/categories', (c) =>
    c.json({
      _embedded: { categories: readCategories(database).map((row) => serializeCategory(row, readLang(c))) },
    }),
  )
  routes.get('/families', (c) =>
    c.json({ _embedded: { families: readFamilies(database).map((row) => serializeFamily(row, readLang(c))) } }),
  )
  routes.get('/campaigns', (c) =>
    c.json({ _embedded: { campaigns: readCampaigns(database).map((row) => serializeCampaign(row, readLang(c))) } }),
  )
  routes.get('/countries', (c) => c.json({ _embedded: { countries: readCountriesFor(readLoad(c), readLang(c)) } }))
  routes.get('/cartrules', (c) => {
    const runningCampaigns = readRunningCampaigns(database, findBrusselsDay(now()))
    return c.json({ _embedded: { cartrules: runningCampaigns.flatMap((row) => serializeCartRule(row, readLang(c))) } })
  })
  return routes
}

const findPromotionType = (type: string) => promotionTypes.find((promotion) => promotion === type)

function serializeCartRule(row: CampaignRow, lang: Lang): CartRule[] {
  const type = findPromotionType(row.type)
  if (!type) return []
  const { id_cart_rule, brand, ends } = row
  return [
    {
      id_cart_rule,
      name: pickText(row.title, lang),
      type,
      value: parseColumn(row.value),
      brand,
      ends,
      products: parseColumn(row.id_products),
    },
  ]
}
