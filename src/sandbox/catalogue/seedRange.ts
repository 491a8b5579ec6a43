import type { SandboxDatabase } from '../database/SandboxDatabase'
import { findDayAfter } from '../rules/days'
import type { FacetData } from './facets'
import type { CatalogueData } from './catalogueShape'

/** Campaigns share the ids of cart rules with vouchers, which have the ids from 1. */
const firstCampaignRuleId = 1001

export function seedRange(database: SandboxDatabase, { brands, categories, families }: CatalogueData): void {
  brands.forEach((brand, position) => database.insertRow('brand', { ...brand, position }))
  categories.forEach(({ key, ...category }, position) => database.insertRow('category', { ...category, position }))
  families.forEach(({ key, products, brand, ...family }, position) =>
    database.insertRow('family', {
      ...family,
      position,
      id_brand: brands.find(({ slug }) => slug === brand)?.id_brand,
    }),
  )
}

/** The database must already contain the products of the campaigns. */
export function seedCampaigns(database: SandboxDatabase, { campaigns }: CatalogueData, now: Date): void {
  campaigns.forEach(({ products, starts_in_days, ends_in_days, ...campaign }, index) => {
    database.insertRow('campaign', {
      ...campaign,
      id_cart_rule: firstCampaignRuleId + index,
      // The column is NOT NULL, so a campaign without a value needs the JSON text `null`.
      value: JSON.stringify(campaign.value),
      starts: findDayAfter(now, starts_in_days),
      ends: findDayAfter(now, ends_in_days),
    })
    products.forEach((id_product, position) =>
      database.insertRow('campaign_product', { id: campaign.id, position, id_product }),
    )
  })
}

export function seedFacets(database: SandboxDatabase, { colours, materials }: FacetData): void {
  colours.forEach(({ key, name, hex }, position) => database.insertRow('colour', { position, key, name, hex }))
  materials.forEach(({ key, name }, position) => database.insertRow('material', { position, key, name }))
}
