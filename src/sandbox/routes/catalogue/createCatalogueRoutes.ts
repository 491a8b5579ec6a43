import type { Context, Hono } from 'hono'
import type { CartRule } from '../../../contract/cart'
import { findShopDay } from '../../rules/days'
import { readLanguage, type Language } from '../../http/language'
import { readCartToken } from '../../http/tokens'
import {
  serializeBrand,
  serializeCampaign,
  serializeCategory,
  serializeCountryWithDelivery,
  serializeFamily,
} from '../../serializers/catalogue'
import { rootLinks } from '../../serializers/links'
import { findCart, readCartRecord } from '../../queries/cart'
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
import type { CartLoad } from '../../rules/carriers'
import { priceCart } from '../../rules/priceCart'
import type { SandboxContext } from '../../context'
import type { SandboxDatabase } from '../../database/SandboxDatabase'

/**
 * The campaign types that GET cartrules lists. Campaigns of the other types are no rules for a cart: `percent` reduces
 * the prices of products, and `showroom` only lists products.
 */
const promotionTypes = ['gift', 'buy_x_get_y', 'percent_from', 'donation'] as const

const emptyLoad: CartLoad = { grams: 0, bulky: false, value: 0, free_shipping: false }

export function createCatalogueRoutes(routes: Hono, context: SandboxContext): void {
  const { database, now } = context
  const readLoad = (c: Context): CartLoad => {
    const cart = findCart(database, readCartToken(c))
    return cart?.closed === 0 ? priceCart(readCartRecord(context, cart.id_cart)).load : emptyLoad
  }
  routes.get('/', (c) => c.json({ _links: rootLinks }))
  /** Adds the route of a list that is the same for every user. */
  const addListRoute = <Row>(
    name: string,
    read: (database: SandboxDatabase) => Row[],
    serialize: (row: Row, language: Language) => object,
  ) =>
    routes.get(`/${name}`, (c) =>
      c.json({ _embedded: { [name]: read(database).map((row) => serialize(row, readLanguage(c))) } }),
    )
  addListRoute('brands', readBrands, serializeBrand)
  addListRoute('categories', readCategories, serializeCategory)
  addListRoute('families', readFamilies, serializeFamily)
  addListRoute('campaigns', readCampaigns, serializeCampaign)
  routes.get('/countries', (c) => {
    const load = readLoad(c)
    const countries = readCountries(database).map((row) =>
      serializeCountryWithDelivery(database, row, load, readLanguage(c)),
    )
    return c.json({ _embedded: { countries } })
  })
  routes.get('/cartrules', (c) => {
    const runningCampaigns = readRunningCampaigns(database, findShopDay(now()))
    return c.json({
      _embedded: { cartrules: runningCampaigns.flatMap((row) => serializeCartRule(row, readLanguage(c))) },
    })
  })
}

function serializeCartRule(row: CampaignRow, language: Language): CartRule[] {
  const type = promotionTypes.find((promotionType) => promotionType === row.type)
  if (!type) return []
  const { id_cart_rule, brand, ends } = row
  const products = parseColumn<number[]>(row.id_products)
  return [
    { id_cart_rule, name: pickText(row.title, language), type, value: parseColumn(row.value), brand, ends, products },
  ]
}
