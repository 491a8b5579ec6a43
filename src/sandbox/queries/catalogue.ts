import type { Brand, Country } from '../../contract/catalogue'
import type { SandboxDatabase } from '../database/SandboxDatabase'

/** `tagline` and `story` are bilingual JSON, and the pictures are JSON. */
export type BrandRow = Omit<Brand, 'picture' | 'picture2' | 'build_your_own'> & {
  picture: string | null
  picture2: string | null
  build_your_own: number
}

export interface CategoryRow {
  id_category: number
  id_parent: number | null
  slug: string
  name: string
  description: string
  picture: string | null
  product_count: number
}

export interface FamilyRow {
  id_family: number
  slug: string
  brand: string
  name: string
  description: string
  picture: string | null
  id_products: string
}

export interface CampaignRow {
  id: string
  id_cart_rule: number
  slug: string
  title: string
  teaser: string
  note: string | null
  type: string
  value: string
  brand: string | null
  code: string | null
  starts: string | null
  ends: string | null
  picture: string | null
  id_products: string
}

/** The name is bilingual JSON. */
export type CountryRow = Omit<Country, 'delivery'> & { vat: number }

/** Returns the brands in the shop's order, with the number of products that are still sold. */
export const readBrands = (database: SandboxDatabase) =>
  database.all<BrandRow>(`SELECT id_brand, slug, name, country, founded, tagline, story, picture, picture2,
    (SELECT count(*) FROM product WHERE product.id_brand = brand.id_brand AND active) AS product_count, build_your_own
    FROM brand ORDER BY position`)

/** Reads all categories in the shop's order. The number of products includes the products of child categories. */
export const readCategories = (database: SandboxDatabase) =>
  database.all<CategoryRow>(`SELECT category.*, (SELECT count(*) FROM category_product JOIN product USING (id_product)
    WHERE category_product.id_category = category.id_category AND active) AS product_count FROM category ORDER BY position`)

export const readFamilies = (database: SandboxDatabase) =>
  database.all<FamilyRow>(`SELECT family.*, brand.slug AS brand, (SELECT json_group_array(id_product) FROM
    (SELECT id_product FROM product WHERE product.id_family = family.id_family AND active ORDER BY product.position))
    AS id_products FROM family JOIN brand USING (id_brand) ORDER BY family.position`)

const campaignsSql = `SELECT campaign.*, (SELECT json_group_array(id_product) FROM
    (SELECT id_product FROM campaign_product JOIN product USING (id_product)
      WHERE campaign_product.id = campaign.id AND active ORDER BY campaign_product.position))
    AS id_products FROM campaign`

export const readCampaigns = (database: SandboxDatabase) =>
  database.all<CampaignRow>(`${campaignsSql} ORDER BY id_cart_rule`)

export const readRunningCampaigns = (database: SandboxDatabase, today: string) =>
  database.all<CampaignRow>(
    `${campaignsSql} WHERE ifnull(starts <= ?1, TRUE) AND ifnull(?1 <= ends, TRUE) ORDER BY id_cart_rule`,
    today,
  )

export const readCountries = (database: SandboxDatabase) =>
  database.all<CountryRow>('SELECT id_country, iso, name, vat, postcode, extra_days FROM country ORDER BY position')
