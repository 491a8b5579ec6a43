/** The names of fields in SPEC §3 and §7. */
const named = [
  ...['session', 'token', 'customer', 'addresses', 'id_customer', 'email', 'id_gender', 'firstname', 'lastname'],
  ...['id_address', 'address1', 'address2', 'postcode', 'city', 'id_country', 'company', 'vat_number'],
  ...['cart', 'id_cart', 'closed', 'items', 'vouchers', 'id_cart_rule', 'cartrules', 'changed', 'actions'],
  ...['id', 'id_product', 'id_product_attribute', 'id_sku', 'quantity', 'sellPrice', 'sellPrice_tax_incl', 'name_en'],
  ...['combination', 'manufacturer_name', 'id_giftlist_product', 'id_giftlist', 'name', 'name_parents'],
  ...['welcome_message', 'gender', 'published', 'priority', 'message', 'code', 'type', 'data', 'id_order'],
]

/** The fields that the specification leaves open and an API has to answer in some way: docs/shop-api/README.md, "What may be missing". */
const required = [
  ...['_embedded', 'products', 'brands', 'categories', 'families', 'campaigns', 'countries', 'slugs', 'nl', 'en'],
  ...['slug', 'brand', 'price', 'amount', 'combinations', 'id_brand', 'id_category', 'id_family', 'title', 'total'],
  ...['carriers', 'id_carrier', 'payment_methods', 'id_payment', 'redirect', 'orders', 'lines', 'giftlists', 'limit'],
  ...['page', 'giftlist'],
]

const kept = new Set([...named, ...required])

/** Returns an answer without the fields that an API may leave out. */
export function keepSpecificationFields(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(keepSpecificationFields)
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) => {
      if (name === '_links') return [[name, value as unknown]]
      return kept.has(name) ? [[name, keepSpecificationFields(value)]] : []
    }),
  )
}
