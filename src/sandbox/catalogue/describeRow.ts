/** The path to a value in the data: names of lists, indexes and fields. */
export type DataPath = readonly (string | number)[]

const singularNames: Record<string, string> = {
  brands: 'brand',
  categories: 'category',
  families: 'family',
  products: 'product',
  combinations: 'combination',
  campaigns: 'campaign',
  vouchers: 'voucher',
  carriers: 'carrier',
  countries: 'country',
  payment_methods: 'payment method',
  scenes: 'scene',
  photos: 'photo',
  service_points: 'service point',
  postcode_areas: 'postcode area',
  colours: 'colour',
  materials: 'material',
}
const idFields = [
  'id_product_attribute',
  'id_product',
  'id_brand',
  'id_category',
  'id_family',
  'id',
  'code',
  'file',
  'key',
]

/**
 * Describes a place in a data file: the row, such as `product 1001 (tove-chair), combination 100101`, and the field
 * within that row ('' if the path ends at the row).
 */
export function describeRow(data: unknown, path: DataPath): { row: string; field: string } {
  const rows: string[] = []
  let field: (string | number)[] = []
  let currentPart = data
  path.forEach((step, index) => {
    const listName = path[index - 1]
    currentPart =
      typeof currentPart === 'object' && currentPart !== null
        ? (currentPart as Record<string, unknown>)[step]
        : undefined
    if (typeof step === 'number' && typeof listName === 'string' && singularNames[listName]) {
      rows.push(`${singularNames[listName]} ${labelRow(currentPart, step)}`)
      field = []
    } else if (!(typeof step === 'string' && singularNames[step] && typeof path[index + 1] === 'number')) {
      field.push(step)
    }
  })
  return { row: rows.join(', '), field: field.join('.') }
}

function labelRow(row: unknown, index: number): string {
  if (typeof row !== 'object' || row === null) return `number ${index + 1}`
  const fields = row as Partial<Record<string, string | number>>
  const id = idFields.map((field) => fields[field]).find((value) => value !== undefined)
  if (id === undefined) return `number ${index + 1}`
  const key = fields['key'] ?? (typeof fields['slug'] === 'string' ? fields['slug'] : undefined)
  return key === undefined || key === id ? `${id}` : `${id} (${key})`
}
