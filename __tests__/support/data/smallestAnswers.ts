/** Responses with only the fields of SPEC §3 and the links of SPEC §7, as JSON. */

export const smallestItem = {
  ...{ id: 7, id_product: 1004, id_product_attribute: 100401, id_sku: 500401, quantity: 3, sellPrice: 10.1 },
  ...{ name_en: 'Spile chair', combination: 'oak', manufacturer_name: 'Skumring', id_giftlist_product: null },
}

export const smallestCart = {
  ...{ id_cart: 1, token: 'smallest-cart', closed: false },
  items: [smallestItem],
  vouchers: [{ id_cart_rule: 12 }],
}

export const smallestAddress = {
  ...{ id_address: 5, firstname: 'An', lastname: 'Maes', company: null, vat_number: null },
  ...{ address1: 'Kaai 1', address2: null, postcode: '9000', city: 'Gent', id_country: 3 },
}

export const smallestSession = {
  session: { token: 'smallest-session' },
  customer: { id_customer: 3, email: 'an@example.be', id_gender: 2, firstname: 'An', lastname: 'Maes' },
  addresses: [smallestAddress],
  _links: {},
}

export const smallestCheckout = {
  ...{ cart: smallestCart, changed: false, actions: ['CARRIER'] },
  _links: { status: { href: '/v1/checkout/status/1' } },
}
