import type { AttributeData, CampaignData } from '../catalogue/shape'
import type { ShopDatabase } from '../database/ShopDatabase'
import type { GiftVersion, Offer } from '../rules/offer'
import { parsed } from './json'
import { readRunningCampaigns, type CampaignRow } from './range'

type Value<Type extends CampaignData['type']> = Extract<CampaignData, { type: Type }>['value']

/** A version that an offer gives, with what the cart shows of it; names, slugs and photos are JSON. */
export interface GiftRow {
  id_product_attribute: number
  id_product: number
  name: string
  combination: string
  product_slug: string
  sku_slug: string
  photos: string
  attributes: string
  stock: number
}

export interface RunningOffers {
  /** `name` is bilingual JSON. */
  offers: (Offer & { name: string })[]
  /** The versions of all gifts, by id_product_attribute. */
  gifts: Map<number, GiftRow>
}

const giftVersions = (database: ShopDatabase, id_product: number) =>
  database.all<GiftRow>(
    `SELECT id_product_attribute, id_product, product.name, combination.name AS combination, product.slug AS product_slug,
      combination.slug AS sku_slug, photos, attributes, stock
      FROM combination JOIN product USING (id_product) WHERE id_product = ? AND active ORDER BY combination.position`,
    id_product,
  )

const versionOf = ({ id_product_attribute, stock, attributes }: GiftRow, same: string): GiftVersion => {
  const shared = parsed<AttributeData[]>(attributes).find(({ group }) => group === same)
  return { id_product_attribute, stock, key: shared?.key ?? null }
}

/** What the campaigns that run on an ISO day give in the cart; those with a price of their own give nothing there. */
export function readOffers(database: ShopDatabase, today: string): RunningOffers {
  const gifts = new Map<number, GiftRow>()
  const offerOf = ({ type, value }: CampaignRow, products: Pick<Offer, 'id_cart_rule' | 'products'>): Offer | null => {
    if (type === 'buy_x_get_y') return { ...products, type, ...parsed<Value<typeof type>>(value) }
    if (type === 'percent_from') {
      const { percent, min_modules } = parsed<Value<typeof type>>(value)
      return { ...products, type, percent, from: min_modules }
    }
    if (type !== 'gift') return null
    const { gift, same, needed, counts } = parsed<Value<typeof type>>(value)
    const rows = giftVersions(database, gift)
    for (const row of rows) gifts.set(row.id_product_attribute, row)
    const weights = new Map(Object.entries(counts).map(([id, count]) => [Number(id), count]))
    return { ...products, type, same, needed, counts: weights, versions: rows.map((row) => versionOf(row, same)) }
  }
  const offers = readRunningCampaigns(database, today).flatMap((row) => {
    const { id_cart_rule, id_products } = row
    const offer = offerOf(row, { id_cart_rule, products: new Set(parsed<number[]>(id_products)) })
    return offer ? [{ ...offer, name: row.title }] : []
  })
  return { offers, gifts }
}
