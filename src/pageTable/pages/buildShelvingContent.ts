import type { Campaign } from '../../contract/catalogue'
import { buildYourOwnMessages } from '../../i18n/buildTime'
import type { Language } from '../../i18n/languages'
import type { BuildYourOwnContent, Preset, ShelvingCampaign, ShelvingSku, ShelvingSystem } from '../contents/shelving'
import type { ShelvingFile } from '../sources/shelvingFile'
import { readPromotion } from './campaignTexts'
import type { CatalogueIndex } from './catalogueIndex'

/**
 * Builds the content of the page "build your own": the parts and rules of the file, with the variants of the shop API's
 * catalogue. Parts and finishes that the catalogue lacks are left out. Returns null for another brand, and for a
 * catalogue without uprights, because no design is possible without uprights.
 */
export function buildShelvingContent(
  file: ShelvingFile,
  brand: string,
  catalogueIndex: CatalogueIndex,
): BuildYourOwnContent | null {
  if (brand !== file.brand) return null
  const { language } = catalogueIndex
  const translateName = <Item extends { name: TranslatedText }>(item: Item) => ({ ...item, name: item.name[language] })
  const skus = indexSkus(brand, catalogueIndex)
  const addSkus = <Model extends { weight_kg: number; skus: Record<string, number> }>({
    skus: ids,
    weight_kg: weight,
    ...model
  }: Model) => {
    const foundSkus = Object.entries(ids).flatMap(([key, id]) => {
      const sku = skus.get(id)
      return sku ? [[key, sku] as const] : []
    })
    return foundSkus.length > 0 ? [{ ...model, weight, skus: Object.fromEntries(foundSkus) }] : []
  }
  const uprights = file.uprights.flatMap(({ models, ...upright }) => {
    const availableModels = models.flatMap(addSkus)
    return availableModels.length > 0 ? [{ ...upright, models: availableModels }] : []
  })
  if (uprights.length === 0) return null
  const parts = file.parts.flatMap(({ models, heights = null, ...part }) => {
    const availableModels = models.flatMap(addSkus).map(({ load_kg: load, ...model }) => ({ ...model, load }))
    if (availableModels.length === 0) return []
    const fixedHeights = heights?.map(({ at, clear_below: clearBelow }) => ({ at, clearBelow })) ?? null
    return [{ ...translateName(part), heights: fixedHeights, models: availableModels }]
  })
  const system = {
    brand: catalogueIndex.buildBrandCrumb(brand),
    ...readRules(file),
    finishes: file.finishes.map(translateName),
    colours: file.colours.map(translateName),
    widths: file.widths,
    depths: file.depths,
    uprights,
    parts,
    retired: file.retired.map(translateName),
    campaign: findCampaign(file.campaign, catalogueIndex.campaigns),
  }
  const presets = file.presets
    .filter((preset) => isAvailable(preset, system))
    .map((preset) => ({ ...translateName(preset), text: preset.text[language] }))
  return { system: { ...system, presets }, texts: buildYourOwnMessages[language] }
}

type TranslatedText = Record<Language, string>

const readRules = ({ limits, reach, drilling, ...file }: ShelvingFile) => ({
  grid: file.grid_mm,
  upright: file.upright_mm,
  wall: file.wall,
  door: file.door,
  slope: file.slope,
  limits: {
    columns: limits.columns,
    columnParts: limits.column_parts,
    columnLoad: limits.column_load_kg,
    lowest: limits.lowest_mm,
    gap: limits.gap_mm,
    touch: limits.touch_mm,
  },
  wallFixingAbove: file.wall_fixing_above_mm,
  reach: { adult: reach.adult_mm, child: reach.child_mm, childBox: reach.child_box_mm },
  drilling: {
    fromEnd: drilling.from_end_mm,
    every: drilling.every_mm,
    diameter: drilling.diameter_mm,
    depth: drilling.depth_mm,
  },
})

const indexSkus = (brand: string, catalogueIndex: CatalogueIndex): Map<number, ShelvingSku> =>
  new Map(
    catalogueIndex.listBrandProducts(brand).flatMap(({ id_product, name, combinations }) =>
      combinations.map(({ id_product_attribute, id_sku, price, stock, delivery, ...variant }) => [
        id_sku,
        {
          id_product,
          id_product_attribute,
          id_sku,
          name: `${name}, ${variant.name}`,
          price: price.amount,
          stock,
          delivery,
        },
      ]),
    ),
  )

/** Returns whether the catalogue has every part of a preset. */
const isAvailable = (
  { depth, colour, uprights, columns }: Pick<Preset, 'depth' | 'colour' | 'uprights' | 'columns'>,
  system: Pick<ShelvingSystem, 'uprights' | 'parts'>,
): boolean =>
  uprights.every(({ height }) =>
    system.uprights.some(
      (size) => size.height === height && size.models.some((model) => model.depth === depth && model.skus[colour]),
    ),
  ) &&
  columns.every(({ width, parts }) =>
    parts.every(({ kind, finish }) =>
      system.parts.some(
        ({ key, models }) =>
          key === kind && models.some((model) => model.width === width && model.depth === depth && model.skus[finish]),
      ),
    ),
  )

function findCampaign(id: string | null, campaigns: readonly Campaign[]): ShelvingCampaign | null {
  const campaign = campaigns.find((candidate) => candidate.id === id)
  const promotion = campaign && readPromotion(campaign)
  if (promotion?.type !== 'percent_from') return null
  const { title, starts, ends } = campaign!
  const { percent, min_modules: from } = promotion.value
  return { name: title, percent, from, starts, ends }
}
