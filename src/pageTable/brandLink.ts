import type { Brand } from '../contract/catalogue'
import type { BrandLink } from './contents/links'
import type { Shelf } from './shelf'

export const brandLink = (brand: Brand, shelf: Shelf): BrandLink => ({
  ...shelf.brandCrumb(brand.slug),
  tagline: brand.tagline,
  country: brand.country,
  founded: brand.founded,
})
