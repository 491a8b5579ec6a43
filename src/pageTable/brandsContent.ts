import type { Brand } from '../contract/catalogue'
import { locale } from '../i18n/languages'
import { brandLink } from './brandLink'
import type { BrandsContent } from './contents/brands'
import { groupBy } from './groups'
import type { Shelf } from './shelf'

/** The index of all brands, by letter: a shopper looks one up, and there may be hundreds. */
export function brandsContent(shelf: Shelf): BrandsContent {
  const byName = new Intl.Collator(locale[shelf.language]).compare
  const sorted = [...shelf.brands].sort((one, other) => byName(one.name, other.name))
  const groups = groupBy(sorted, (brand) => [letterOf(brand)])
  return {
    letters: [...groups].map(([letter, brands]) => ({
      letter,
      brands: brands.map((brand) => ({
        ...brandLink(brand, shelf),
        picture: brand.picture,
        product_count: brand.product_count,
      })),
    })),
  }
}

/** The first letter without its accent: Ö stands under O. */
function letterOf({ name }: Brand): string {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(first) ? first : '#'
}
