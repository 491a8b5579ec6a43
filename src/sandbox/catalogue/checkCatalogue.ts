import { type DataPath, describeRow } from './describeRow'
import type { CatalogueData, VariantData } from './catalogueShape'

/** The fields whose values must be unique within a list, regardless of letter case. */
const uniqueFields = {
  brands: ['id_brand', 'slug'],
  categories: ['id_category', 'key'],
  families: ['id_family', 'key'],
  products: ['id_product', 'key'],
  campaigns: ['id'],
  vouchers: ['code'],
  carriers: ['id', 'key'],
  countries: ['id', 'iso'],
  payment_methods: ['id', 'key'],
} satisfies Partial<Record<keyof CatalogueData, readonly string[]>>

/**
 * Describes the first row that refers to a missing row, repeats a unique value of another row, lacks a value that its
 * type requires, or has values that contradict each other. Returns undefined if all rows are valid.
 */
export function checkCatalogue(data: CatalogueData): string | undefined {
  const existingKeys = {
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
  const checkReference = <Kind extends keyof typeof existingKeys>(
    path: DataPath,
    field: string,
    kind: Kind,
    reference: string | number | null,
  ) => {
    const knownReferences: ReadonlySet<string | number> = existingKeys[kind]
    if (reference !== null && !knownReferences.has(reference))
      reportError(path, `${field}: there is no ${kind} "${reference}"`)
  }
  const checkUnique = (path: DataPath, field: string, value: unknown) => {
    const usedValue = [...path.filter((step) => typeof step === 'string'), field, value].join(' ').toLowerCase()
    if (usedValues.has(usedValue)) reportError(path, `${field}: "${value as string}" is given twice`)
    usedValues.add(usedValue)
  }

  for (const [listName, fields] of Object.entries(uniqueFields)) {
    const rows: readonly Record<string, unknown>[] = data[listName as keyof typeof uniqueFields]
    rows.forEach((row, index) => fields.forEach((field) => checkUnique([listName, index], field, row[field])))
  }
  data.categories.forEach(({ id_parent }, index) => {
    const parent = data.categories.find(({ id_category }) => id_category === id_parent)
    if (id_parent !== null && parent?.id_parent !== null)
      reportError(['categories', index], `id_parent: there is no category "${id_parent}" without a parent`)
  })
  data.families.forEach((family, index) => {
    checkReference(['families', index], 'brand', 'brand', family.brand)
    family.products.forEach((id) => checkReference(['families', index], 'products', 'product', id))
  })
  data.products.forEach((product, index) => {
    const path = ['products', index]
    checkUnique(path, 'slug.nl', product.slug.nl)
    checkUnique(path, 'slug.en', product.slug.en)
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
    const defaultCount = combinations.filter((combination) => combination.default).length
    if (defaultCount !== 1) reportError(path, `combinations: ${defaultCount} are the default, but exactly 1 must be`)
    const joinedAttributes = combinations.map(joinAttributes)
    combinations.forEach((combination, variantIndex) => {
      const variantPath = [...path, 'combinations', variantIndex]
      for (const field of ['id_product_attribute', 'id_sku', 'reference', 'ean13'] as const) {
        checkUnique(variantPath, field, combination[field])
      }
      if (combination.sale_price !== null && combination.sale_price >= combination.price) {
        reportError(variantPath, 'sale_price: must be below price')
      }
      if (joinedAttributes.indexOf(joinAttributes(combination)) !== variantIndex)
        reportError(variantPath, 'attributes: another combination has the same attributes')
    })
  })
  data.campaigns.forEach((campaign, index) => {
    checkReference(['campaigns', index], 'brand', 'brand', campaign.brand)
    campaign.products.forEach((id) => checkReference(['campaigns', index], 'products', 'product', id))
    if ((campaign.starts_in_days ?? -Infinity) > (campaign.ends_in_days ?? Infinity))
      reportError(['campaigns', index], 'ends_in_days: is before starts_in_days')
    if (campaign.type !== 'gift') return
    const { gift, same, counts } = campaign.value
    checkReference(['campaigns', index], 'value.gift', 'product', gift)
    const giftProduct = data.products.find((product) => product.id_product === gift)
    if (giftProduct?.combinations.some(({ attributes }) => attributes.every(({ group }) => group !== same))) {
      reportError(['campaigns', index], `value.same: the gift has variants without "${same}"`)
    }
    const foreignId = Object.keys(counts).find((id) => !campaign.products.includes(Number(id)))
    if (foreignId !== undefined)
      reportError(['campaigns', index], `value.counts: ${foreignId} is not one of its products`)
  })
  data.vouchers.forEach((voucher, index) => {
    checkReference(['vouchers', index], 'brand', 'brand', voucher.brand)
    if (voucher.type !== 'free_shipping' && voucher.value === null)
      reportError(['vouchers', index], 'value: is missing')
    if (voucher.type === 'percent' && (voucher.value ?? 0) > 100)
      reportError(['vouchers', index], 'value: is above 100')
  })
  data.carriers.forEach((carrier, index) => {
    for (const field of ['price', 'free_from'] as const)
      Object.keys(carrier[field]).forEach((iso) => checkReference(['carriers', index], field, 'country', iso))
  })
  data.payment_methods.forEach((method, index) =>
    method.countries.forEach((iso) => checkReference(['payment_methods', index], 'countries', 'country', iso)),
  )
  return error
}

const joinAttributes = ({ attributes }: VariantData): string =>
  attributes
    .map(({ group, key }) => `${group}/${key}`)
    .sort()
    .join()
