import { toCents, toEuro } from '../../../contract/money'
import type { ShelvingSku, ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Design } from './Design'
import { findModel, findUprightModel } from './measures'

/** `weight` is the weight of the whole quantity in kg. */
export interface PartLine {
  sku: ShelvingSku
  quantity: number
  weight: number
}

/** Keyed by `id_sku`. Prices are in euro. */
export type FreshSkus = ReadonlyMap<number, Pick<ShelvingSku, 'price' | 'stock' | 'delivery'>>

/**
 * Each SKU is listed once: uprights first, then parts in the order of the system. A SKU that `freshSkus` lacks keeps the
 * figures of the build.
 */
export function listParts(design: Design, system: ShelvingSystem, freshSkus: FreshSkus = new Map()): PartLine[] {
  const { depth, colour, uprights, columns } = design
  const usedModels = [
    ...uprights.map(({ height }) => ({ model: findUprightModel(system, height, depth), finish: colour })),
    ...system.parts.flatMap(({ key }) =>
      columns.flatMap(({ width, parts }) =>
        parts
          .filter(({ kind }) => kind === key)
          .map(({ finish }) => ({ model: findModel(system, key, { width, depth }), finish })),
      ),
    ),
  ]
  const lines = new Map<number, PartLine>()
  for (const { model, finish } of usedModels) {
    const sku = model?.skus[finish]
    if (!sku) continue
    const line = lines.get(sku.id_sku) ?? { sku: { ...sku, ...freshSkus.get(sku.id_sku) }, quantity: 0, weight: 0 }
    lines.set(sku.id_sku, { ...line, quantity: line.quantity + 1, weight: line.weight + model.weight })
  }
  return [...lines.values()]
}

/**
 * Calculates the price in euro as the cart does (docs/shop-api/cart.md, "Promotions"). `total` is the price after the
 * discount, which is rounded to the cent. `missingCount` is the number of parts that the campaign still requires; null
 * without a campaign.
 */
export function calculatePrice(lines: readonly PartLine[], campaign: { percent: number; from: number } | null) {
  const fullPriceCents = lines.reduce((sum, { sku, quantity }) => sum + toCents(sku.price) * quantity, 0)
  const partCount = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const missingCount = campaign && Math.max(0, campaign.from - partCount)
  const discountCents = campaign && missingCount === 0 ? Math.round((fullPriceCents * campaign.percent) / 100) : 0
  return {
    discount: toEuro(discountCents),
    total: toEuro(fullPriceCents - discountCents),
    partCount,
    missingCount,
  }
}

/** Returns the weight in kg, rounded to one decimal. */
export const measureWeight = (lines: readonly PartLine[]): number =>
  Math.round(lines.reduce((sum, { weight }) => sum + weight, 0) * 10) / 10
