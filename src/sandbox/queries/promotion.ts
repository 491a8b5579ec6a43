import type { AttributeData, CampaignData } from '../catalogue/catalogueShape'
import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { GiftVariant, Promotion } from '../rules/promotionTypes'
import { parseColumn } from '../database/json'
import { readRunningCampaigns, type CampaignRow } from './catalogue'

type CampaignValue<Type extends CampaignData['type']> = Extract<CampaignData, { type: Type }>['value']

/**
 * A variant that a promotion gives away. `combination` is the name of the variant. Names and slugs are bilingual JSON;
 * photos and attributes are JSON.
 */
export interface PromotionGiftRow {
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

export interface RunningPromotions {
  /** The running promotions, with `name` as bilingual JSON. */
  promotions: (Promotion & { name: string })[]
  /** The variants of all gifts, by id_product_attribute. */
  gifts: Map<number, PromotionGiftRow>
}

/**
 * Reads the promotions that run on an ISO day. Campaigns of other types are not included, because they do not change
 * the amounts of a cart: reduced prices are part of the products.
 */
export function readPromotions(database: SandboxDatabase, today: string): RunningPromotions {
  const gifts = new Map<number, PromotionGiftRow>()
  const readPromotion = (
    { type, value }: CampaignRow,
    products: Pick<Promotion, 'id_cart_rule' | 'products'>,
  ): Promotion | null => {
    if (type === 'buy_x_get_y') return { ...products, type, ...parseColumn<CampaignValue<typeof type>>(value) }
    if (type === 'percent_from') {
      const { percent, min_modules } = parseColumn<CampaignValue<typeof type>>(value)
      return { ...products, type, percent, from: min_modules }
    }
    if (type !== 'gift') return null
    const { gift, same, needed, counts } = parseColumn<CampaignValue<typeof type>>(value)
    const rows = readGiftVariants(database, gift)
    for (const row of rows) gifts.set(row.id_product_attribute, row)
    const countsByProduct = new Map(Object.entries(counts).map(([id, count]) => [Number(id), count]))
    return {
      ...products,
      type,
      same,
      needed,
      counts: countsByProduct,
      variants: rows.map((row) => toGiftVariant(row, same)),
    }
  }
  const promotions = readRunningCampaigns(database, today).flatMap((row) => {
    const { id_cart_rule, id_products } = row
    const promotion = readPromotion(row, { id_cart_rule, products: new Set(parseColumn<number[]>(id_products)) })
    return promotion ? [{ ...promotion, name: row.title }] : []
  })
  return { promotions, gifts }
}

const readGiftVariants = (database: SandboxDatabase, id_product: number) =>
  database.all<PromotionGiftRow>(
    `SELECT id_product_attribute, id_product, product.name, combination.name AS combination, product.slug AS product_slug,
      combination.slug AS sku_slug, photos, attributes, stock
      FROM combination JOIN product USING (id_product) WHERE id_product = ? AND active ORDER BY combination.position`,
    id_product,
  )

const toGiftVariant = (
  { id_product_attribute, stock, attributes }: PromotionGiftRow,
  sharedGroup: string,
): GiftVariant => {
  const sharedAttribute = parseColumn<AttributeData[]>(attributes).find(({ group }) => group === sharedGroup)
  return { id_product_attribute, stock, key: sharedAttribute?.key ?? null }
}
