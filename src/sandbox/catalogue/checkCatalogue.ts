import { readdirSync, readFileSync } from 'node:fs'
import { type DataPath, describeRow } from './describeRow'
import type { CatalogueData, DrawingsData, PictureData } from './catalogueShape'

/**
 * Describes the first row that refers to a missing row, repeats a unique value of another row, lacks a value that its
 * type requires, or has values that contradict each other. Returns undefined if all rows are valid.
 */
export function checkReferences(data: CatalogueData): string | undefined {
  const knownKeys = {
    brand: new Set(data.brands.map((brand) => brand.slug)),
    category: new Set(data.categories.map((category) => category.key)),
    family: new Set(data.families.map((family) => family.key)),
    product: new Set(data.products.map((product) => product.id_product)),
    scene: new Set(data.scenes.map((scene) => scene.picture.file)),
    country: new Set(data.countries.map((country) => country.iso)),
  }
  const usedValues = new Set<string>()
  let error: string | undefined
  const reportError = (path: DataPath, problem: string) => (error ??= `${describeRow(data, path).row}: ${problem}`)
  const checkReference = <Kind extends keyof typeof knownKeys>(
    path: DataPath,
    field: string,
    kind: Kind,
    value: string | number | null,
  ) => {
    const values: ReadonlySet<string | number> = knownKeys[kind]
    if (value !== null && !values.has(value)) reportError(path, `${field}: there is no ${kind} "${value}"`)
  }
  const checkUnique = (path: DataPath, field: string, value: string | number) => {
    if (usedValues.has(`${field} ${value}`)) reportError(path, `${field}: "${value}" is given twice`)
    usedValues.add(`${field} ${value}`)
  }

  data.brands.forEach((brand, index) => checkUnique(['brands', index], 'slug', brand.slug))
  data.categories.forEach((category, index) => checkUnique(['categories', index], 'id_category', category.id_category))
  data.families.forEach((family, index) => {
    checkReference(['families', index], 'brand', 'brand', family.brand)
    family.products.forEach((id) => checkReference(['families', index], 'products', 'product', id))
  })
  data.products.forEach((product, index) => {
    const path = ['products', index]
    checkUnique(path, 'id_product', product.id_product)
    checkReference(path, 'brand', 'brand', product.brand)
    checkReference(path, 'family', 'family', product.family)
    product.categories.forEach((key) => checkReference(path, 'categories', 'category', key))
    product.scenes.forEach((file) => checkReference(path, 'scenes', 'scene', file))
    product.related.forEach((id) => checkReference(path, 'related', 'product', id))
    product.complementary.forEach((id) => checkReference(path, 'complementary', 'product', id))
    const { list_variant: listVariant, combinations } = product
    const ids = new Set(combinations.map(({ id_product_attribute }) => id_product_attribute))
    if (listVariant !== null && !ids.has(listVariant)) {
      reportError(path, `list_variant: "${listVariant}" is not one of its combinations`)
    }
    const foreignPicture = product.pictures.find(({ id_product_attribute: id }) => !ids.has(id))
    if (foreignPicture)
      reportError(path, `pictures: "${foreignPicture.id_product_attribute}" is not one of its combinations`)
    product.combinations.forEach((combination, variantIndex) => {
      const variantPath = [...path, 'combinations', variantIndex]
      for (const field of ['id_product_attribute', 'id_sku', 'reference'] as const) {
        checkUnique(variantPath, field, combination[field])
      }
      if (combination.sale_price !== null && combination.sale_price >= combination.price) {
        reportError(variantPath, 'sale_price: must be below price')
      }
    })
  })
  data.campaigns.forEach((campaign, index) => {
    checkReference(['campaigns', index], 'brand', 'brand', campaign.brand)
    campaign.products.forEach((id) => checkReference(['campaigns', index], 'products', 'product', id))
    if (campaign.type !== 'gift') return
    const { gift, same, counts } = campaign.value
    checkReference(['campaigns', index], 'value.gift', 'product', gift)
    const giftProduct = data.products.find((product) => product.id_product === gift)
    if (giftProduct?.combinations.some(({ attributes }) => attributes.every(({ group }) => group !== same))) {
      reportError(['campaigns', index], `value.same: the gift has variants without "${same}"`)
    }
    const foreignProduct = Object.keys(counts).find((id) => !campaign.products.includes(Number(id)))
    if (foreignProduct !== undefined)
      reportError(['campaigns', index], `value.counts: ${foreignProduct} is not one of its products`)
  })
  data.vouchers.forEach((voucher, index) => {
    checkReference(['vouchers', index], 'brand', 'brand', voucher.brand)
    if (voucher.type !== 'free_shipping' && voucher.value === null)
      reportError(['vouchers', index], 'value: is missing')
  })
  data.carriers.forEach((carrier, index) => {
    Object.keys(carrier.price).forEach((iso) => checkReference(['carriers', index], 'price', 'country', iso))
  })
  data.payment_methods.forEach((method, index) =>
    method.countries.forEach((iso) => checkReference(['payment_methods', index], 'countries', 'country', iso)),
  )
  return error
}

export interface PictureSources {
  /** The JSON file that maps the name of each photo to the stamp of its renditions. */
  renditions: string
  /** The folder of the line drawings. */
  drawings: string
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
    for (const picture of product.pictures) yield [picture, ['products', index]]
    for (const [variantIndex, combination] of product.combinations.entries()) {
      for (const photo of combination.photos) yield [photo, ['products', index, 'combinations', variantIndex]]
    }
  }
}

function* listDrawings({ products }: CatalogueData): Generator<[file: string, DataPath]> {
  const listNames = (drawings: DrawingsData | null) => Object.values(drawings ?? {}).map(({ file }) => file)
  for (const [index, product] of products.entries()) {
    for (const file of listNames(product.drawings)) yield [file, ['products', index]]
    for (const [variantIndex, { drawings }] of product.combinations.entries()) {
      for (const file of listNames(drawings)) yield [file, ['products', index, 'combinations', variantIndex]]
    }
  }
}

const listFiles = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    // A missing folder counts as empty, so the first drawing is reported as missing.
    return []
  }
}

/** Describes the first picture or drawing without a file. Returns undefined if none is missing. */
export function checkPictures(data: CatalogueData, sources: PictureSources): string | undefined {
  const renditions = JSON.parse(readFileSync(sources.renditions, 'utf8')) as Record<string, string>
  for (const [picture, path] of listPictures(data)) {
    if (renditions[picture.file] !== undefined) continue
    const { row } = describeRow(data, path)
    return `${row}: picture "${picture.file}" has no renditions (npm run pictures makes them from data/catalogue/photos)`
  }
  const drawings = new Set(listFiles(sources.drawings))
  for (const [file, path] of listDrawings(data)) {
    if (!drawings.has(file)) return `${describeRow(data, path).row}: drawing "${file}" is not in static/drawings`
  }
  return undefined
}
