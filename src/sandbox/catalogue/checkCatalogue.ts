import { readdirSync } from 'node:fs'
import { type DataPath, describeRow } from './rowName'
import type { CatalogueData, PictureData } from './catalogueShape'

/**
 * Describes the first row that refers to a row that does not exist, or that has the id of another row; undefined if all
 * rows are right.
 */
export function checkReferences(data: CatalogueData): string | undefined {
  const known = {
    brand: new Set(data.brands.map((brand) => brand.slug)),
    category: new Set(data.categories.map((category) => category.key)),
    family: new Set(data.families.map((family) => family.key)),
    product: new Set(data.products.map((product) => product.id_product)),
    scene: new Set(data.scenes.map((scene) => scene.picture.file)),
    country: new Set(data.countries.map((country) => country.iso)),
  }
  const seen = new Set<string>()
  let error: string | undefined
  const say = (path: DataPath, what: string) => (error ??= `${describeRow(data, path).row}: ${what}`)
  const names = <Kind extends keyof typeof known>(
    path: DataPath,
    field: string,
    kind: Kind,
    value: string | number | null,
  ) => {
    const values: ReadonlySet<string | number> = known[kind]
    if (value !== null && !values.has(value)) say(path, `${field}: there is no ${kind} "${value}"`)
  }
  const once = (path: DataPath, field: string, value: string | number) => {
    if (seen.has(`${field} ${value}`)) say(path, `${field}: "${value}" is given twice`)
    seen.add(`${field} ${value}`)
  }

  data.brands.forEach((brand, at) => once(['brands', at], 'slug', brand.slug))
  data.categories.forEach((category, at) => once(['categories', at], 'id_category', category.id_category))
  data.families.forEach((family, at) => {
    names(['families', at], 'brand', 'brand', family.brand)
    family.products.forEach((id) => names(['families', at], 'products', 'product', id))
  })
  data.products.forEach((product, at) => {
    const path = ['products', at]
    once(path, 'id_product', product.id_product)
    names(path, 'brand', 'brand', product.brand)
    names(path, 'family', 'family', product.family)
    product.categories.forEach((key) => names(path, 'categories', 'category', key))
    product.scenes.forEach((file) => names(path, 'scenes', 'scene', file))
    product.related.forEach((id) => names(path, 'related', 'product', id))
    product.complementary.forEach((id) => names(path, 'complementary', 'product', id))
    product.combinations.forEach((combination, number) => {
      once([...path, 'combinations', number], 'id_product_attribute', combination.id_product_attribute)
      once([...path, 'combinations', number], 'id_sku', combination.id_sku)
      once([...path, 'combinations', number], 'reference', combination.reference)
      if (combination.sale_price !== null && combination.sale_price >= combination.price) {
        say([...path, 'combinations', number], 'sale_price: must be below price')
      }
    })
  })
  data.campaigns.forEach((campaign, at) => {
    names(['campaigns', at], 'brand', 'brand', campaign.brand)
    campaign.products.forEach((id) => names(['campaigns', at], 'products', 'product', id))
    if (campaign.type !== 'gift') return
    const { gift, same, counts } = campaign.value
    names(['campaigns', at], 'value.gift', 'product', gift)
    const given = data.products.find((product) => product.id_product === gift)
    if (given?.combinations.some(({ attributes }) => attributes.every(({ group }) => group !== same))) {
      say(['campaigns', at], `value.same: the gift has versions without "${same}"`)
    }
    const stranger = Object.keys(counts).find((id) => !campaign.products.includes(Number(id)))
    if (stranger !== undefined) say(['campaigns', at], `value.counts: ${stranger} is none of its products`)
  })
  data.vouchers.forEach((voucher, at) => {
    names(['vouchers', at], 'brand', 'brand', voucher.brand)
    if (voucher.type !== 'free_shipping' && voucher.value === null) say(['vouchers', at], 'value: is missing')
  })
  data.carriers.forEach((carrier, at) => {
    Object.keys(carrier.price).forEach((iso) => names(['carriers', at], 'price', 'country', iso))
  })
  data.payment_methods.forEach((method, at) =>
    method.countries.forEach((iso) => names(['payment_methods', at], 'countries', 'country', iso)),
  )
  return error
}

/** The folders of the original pictures and of their renditions. */
export interface PictureFolders {
  photos: string
  renditions: string
}

function* listPictures(data: CatalogueData): Generator<[PictureData, DataPath]> {
  for (const [index, brand] of data.brands.entries()) {
    yield [brand.picture, ['brands', index]]
    if (brand.picture2) yield [brand.picture2, ['brands', index]]
  }
  for (const list of ['categories', 'families', 'scenes', 'campaigns'] as const) {
    for (const [index, row] of data[list].entries()) if (row.picture) yield [row.picture, [list, index]]
  }
  for (const [index, product] of data.products.entries()) {
    for (const [number, combination] of product.combinations.entries()) {
      for (const photo of combination.photos) yield [photo, ['products', index, 'combinations', number]]
    }
  }
}

const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    // A missing folder counts as empty; the message below names it.
    return []
  }
}

/** Describes the first picture without a file; undefined if all have one. */
export function checkPictures(data: CatalogueData, folders: PictureFolders): string | undefined {
  const photos = new Set(filesIn(folders.photos))
  const renditions = new Set(filesIn(folders.renditions).map((file) => file.replace(/-\d+\.(avif|webp)$/, '')))
  for (const [picture, path] of listPictures(data)) {
    const { row } = describeRow(data, path)
    if (!photos.has(picture.file)) return `${row}: picture "${picture.file}" is not in data/catalogue/photos`
    if (!renditions.has(picture.file.replace(/\.jpg$/, ''))) {
      return `${row}: picture "${picture.file}" has no rendition in static/pictures (npm run pictures makes them)`
    }
  }
  return undefined
}
