import type { SandboxDatabase } from '../database/SandboxDatabase'
import { findDayAfter } from '../rules/days'
import type { FacetData } from './facets'
import type { CatalogueData } from './catalogueShape'

const json = JSON.stringify

/** The first id of campaigns. The ids of vouchers start at 1. */
export const firstCampaignRule = 1001

/** Inserts the brands, categories and families, to which products refer. */
export function seedRange(database: SandboxDatabase, data: CatalogueData): void {
  data.brands.forEach((brand, position) =>
    database.insert(
      'INSERT INTO brand VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      brand.id_brand,
      position,
      brand.slug,
      brand.name,
      brand.country,
      brand.founded,
      json(brand.tagline),
      json(brand.story),
      json(brand.picture),
      toJsonOrNull(brand.picture2),
      brand.build_your_own,
    ),
  )
  data.categories.forEach((category, position) =>
    database.insert(
      'INSERT INTO category VALUES (?, ?, ?, ?, ?, ?, ?)',
      category.id_category,
      position,
      category.id_parent,
      json(category.slug),
      json(category.name),
      json(category.description),
      toJsonOrNull(category.picture),
    ),
  )
  data.families.forEach((family, position) =>
    database.insert(
      'INSERT INTO family VALUES (?, ?, (SELECT id_brand FROM brand WHERE slug = ?), ?, ?, ?, ?)',
      family.id_family,
      position,
      family.brand,
      json(family.slug),
      family.name,
      json(family.description),
      json(family.picture),
    ),
  )
}

const toJsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value))

/** Inserts the campaigns. The products that they name must exist. */
export function seedCampaigns(database: SandboxDatabase, data: CatalogueData, now: Date): void {
  data.campaigns.forEach((campaign, at) => {
    database.insert(
      'INSERT INTO campaign VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      campaign.id,
      firstCampaignRule + at,
      json(campaign.slug),
      json(campaign.title),
      json(campaign.teaser),
      toJsonOrNull(campaign.note),
      campaign.type,
      json(campaign.value ?? null),
      campaign.brand,
      campaign.code,
      findDayAfter(now, campaign.starts_in_days),
      findDayAfter(now, campaign.ends_in_days),
      toJsonOrNull(campaign.picture),
    )
    campaign.products.forEach((id_product, position) =>
      database.insert('INSERT INTO campaign_product VALUES (?, ?, ?)', campaign.id, position, id_product),
    )
  })
}

export function seedFacets(database: SandboxDatabase, { colours, materials }: FacetData): void {
  colours.forEach(({ key, name, hex }, position) =>
    database.run('INSERT INTO colour VALUES (?, ?, ?, ?)', position, key, json(name), hex),
  )
  materials.forEach(({ key, name }, position) =>
    database.run('INSERT INTO material VALUES (?, ?, ?)', position, key, json(name)),
  )
}
