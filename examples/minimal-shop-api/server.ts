/**
 * A shop API with three products that meets level "shop" of the contract (docs/shop-api): it serves a build, and a
 * guest from the cart to a paid order. Its responses have few fields besides the required ones, and all data is in
 * memory. `npx tsx examples/minimal-shop-api/server.ts` serves it on port 8100.
 */
import { randomBytes } from 'node:crypto'
import { serve } from '@hono/node-server'

const brand = { slug: 'noord', name: 'Noord' }
const products = [
  { id: 1, name: 'Bo', slugs: { nl: 'bo-kruk', en: 'bo-stool' }, price: 89, stock: 20 },
  { id: 2, name: 'Fjell', slugs: { nl: 'fjell-tafel', en: 'fjell-table' }, price: 449.5, stock: 5 },
  { id: 3, name: 'Sol', slugs: { nl: 'sol-lamp', en: 'sol-lamp' }, price: 59.95, stock: 12 },
]
const country = { id_country: 1, iso: 'BE', name: 'België', postcode: '^[1-9]\\d{3}$' }
const carrier = { id_carrier: 1, name: 'Bpack', price: 0 }
const paymentMethod = { id_payment: 1, name: 'Test' }

type Product = (typeof products)[number]
type Body = Record<string, unknown>
type Address = Body & { id_address: number }
type Customer = { token: string; id: number; contact: Body; addresses: Address[] }

interface Cart {
  token: string
  id: number
  customer: Customer | null
  closed: boolean
  /**
   * Counts the changes. The payment link contains it, so that no user pays for a cart in a state that they have not
   * seen.
   */
  state: number
  lines: { product: Product; quantity: number }[]
  id_carrier: number | null
  id_address_delivery: number | null
  id_address_invoice: number | null
}

/** A payment of a cart in one state. It has an order once the customer has paid. */
interface Payment {
  token: string
  id: number
  cart: Cart
  state: number
  id_order: number | null
  /** The page of the storefront to which the customer returns. */
  back: string
}

/** A response that refuses the call (docs/shop-api/errors.md). */
class Refusal extends Error {
  constructor(readonly error: { status: number; type: string; data?: unknown }) {
    super(error.type)
  }
}

const createToken = () => randomBytes(24).toString('base64url')
const createNotFound = () => new Refusal({ status: 404, type: 'not_found' })
const createInvalid = (field: string) => new Refusal({ status: 422, type: 'invalid', data: { field } })

/** Reads a field of a payload, such as "delivery.postcode". A missing or wrong field gives 422 invalid. */
function readField<Value>(body: unknown, field: string, isRight: (value: unknown) => value is Value): Value {
  const value = field.split('.').reduce<unknown>((part, key) => (isBody(part) ? part[key] : undefined), body)
  if (!isRight(value)) throw createInvalid(field)
  return value
}

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)
const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value)
const isId = (value: unknown): value is number => isWholeNumber(value) && value > 0
const isIdOrNothing = (value: unknown): value is number | null | undefined => value == null || isId(value)
/**
 * Returns whether a value is a text of at most 120 characters, none of which is invisible or reverses the direction of
 * others.
 */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\p{C}]{1,120}$/u.test(value) && value.trim() !== ''
const isPostcode = (value: unknown): value is string => isText(value) && new RegExp(country.postcode).test(value)
const isCountry = (value: unknown): value is number => value === country.id_country
const isEmail = (value: unknown): value is string => isText(value) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)

/** Reads an address of a payload, without checking its optional fields. */
function readAddress(body: unknown, part: string, id_address: number): Address {
  readField(body, `${part}.id_country`, isCountry)
  readField(body, `${part}.postcode`, isPostcode)
  for (const field of ['firstname', 'lastname', 'address1', 'city']) readField(body, `${part}.${field}`, isText)
  return { ...readField(body, part, isBody), id_address }
}

/** The parts of a request that a call needs. `id` is the number at the end of the address. */
type Call = { id: number; query: URLSearchParams; headers: Headers; body: unknown }

/** Creates the API, with its own memory. `shopOrigin` is the storefront's origin for requests that do not name one. */
export function createMinimalApi(shopOrigin = 'http://localhost:8000'): (request: Request) => Promise<Response> {
  const customers = new Map<string, Customer>()
  const carts = new Map<string, Cart>()
  const additions = new Map<string, { cart: Cart; payload: string }>()
  const payments: Payment[] = []
  const orders = new Map<number, { customer: Customer | null; lines: Body[] }>()
  const stocks = new Map(products.map((product) => [product, product.stock]))
  let lastId = 0
  const findCustomer = ({ headers }: Call) => customers.get(headers.get('CustomerToken') ?? '') ?? null
  function requireCustomer(call: Call): Customer {
    const customer = findCustomer(call)
    if (customer) return customer
    throw new Refusal({ status: 401, type: 'not_logged_in' })
  }

  /**
   * Finds the cart of the CartToken, unless the cart belongs to another customer. Otherwise, finds the customer's
   * latest open cart.
   */
  function findCart(call: Call): Cart | null {
    const customer = findCustomer(call)
    const cart = carts.get(call.headers.get('CartToken') ?? '')
    if (cart && !(customer && cart.customer && cart.customer !== customer)) return cart
    return (customer && [...carts.values()].findLast((each) => each.customer === customer && !each.closed)) ?? null
  }

  /** Finds the cart that a call may change. */
  function requireCart(call: Call): Cart {
    const cart = call.headers.has('CartToken') ? findCart(call) : null
    if (!cart) throw new Refusal({ status: 404, type: 'cart_not_found' })
    if (cart.closed) throw new Refusal({ status: 409, type: 'cart_closed', data: { closed: true } })
    return cart
  }

  const showProduct = ({ id, name, slugs, price }: Product) => ({
    ...{ id_product: id, id_product_attribute: id, name, slugs, brand, price: { amount: price } },
    combinations: [{ id_product_attribute: id, id_sku: id, price: { amount: price } }],
  })
  const showLine = ({ product, quantity }: Cart['lines'][number]) => ({
    ...{ id: product.id, id_product: product.id, id_product_attribute: product.id, id_sku: product.id, quantity },
    ...{ name_en: product.name, combination: '', manufacturer_name: brand.name, id_giftlist_product: null },
    ...{ sellPrice_tax_incl: product.price, product_slugs: product.slugs },
  })
  const sumTotals = ({ lines, id_carrier }: Cart) => {
    const items =
      lines.reduce((cents, { product, quantity }) => cents + Math.round(product.price * 100) * quantity, 0) / 100
    return { items, discount: 0, shipping: id_carrier && carrier.price, wrapping: 0, total: items, vat: [] }
  }
  const showCart = (cart: Cart) => ({
    ...{ id_cart: cart.id, token: cart.token, closed: cart.closed, vouchers: [] },
    items: cart.lines.map((line) => {
      const href = `/v1/cart/items/${line.product.id}`
      return { ...showLine(line), _links: { update: { href }, remove: { href } } }
    }),
    ...{ id_country: country.id_country, id_carrier: cart.id_carrier },
    ...{ id_address_delivery: cart.id_address_delivery, id_address_invoice: cart.id_address_invoice },
    totals: sumTotals(cart),
    _links: {
      ...{ self: { href: '/v1/cart' }, add_to_cart: { href: '/v1/cart/items' }, update: { href: '/v1/cart' } },
      ...{ country: { href: '/v1/cart/country' }, carrier: { href: '/v1/cart/carrier' } },
      ...{ checkout: { href: '/v1/checkout' }, payment: { href: `/v1/cart/payment?seen=${cart.state}` } },
    },
  })
  const showCartOrNull = (cart: Cart | null) => cart && showCart(cart)
  const showSession = ({ token, id, contact, addresses }: Customer) => ({
    session: { token },
    customer: { id_customer: id, ...contact, is_guest: true },
    addresses,
    _links: { self: { href: '/v1/me' } },
  })

  /** Records a change of the cart, which ends a pending payment, and returns the response with the cart. */
  function recordChange(cart: Cart, type: string) {
    cart.state += 1
    return { type, cart: showCart(cart) }
  }

  /** Returns whether a payment is pending, which it is until the customer has paid or the cart has changed. */
  const isPending = ({ id_order, state, cart }: Payment) => id_order === null && state === cart.state
  function setQuantity(cart: Cart, product: Product, quantity: number): void {
    const stock = stocks.get(product) ?? 0
    if (quantity > stock) throw new Refusal({ status: 409, type: 'out_of_stock', data: { stock } })
    const line = cart.lines.find((each) => each.product === product)
    if (quantity <= 0) cart.lines = cart.lines.filter((each) => each !== line)
    else if (line) line.quantity = quantity
    else cart.lines.push({ product, quantity })
  }

  function addToCart(call: Call) {
    const key = call.headers.get('Idempotency-Key')
    const payload = JSON.stringify(call.body)
    const earlierAddition = key === null ? undefined : additions.get(key)
    if (earlierAddition) {
      if (earlierAddition.payload !== payload) throw createInvalid('Idempotency-Key')
      if (earlierAddition.cart.closed) throw new Refusal({ status: 409, type: 'cart_closed', data: { closed: true } })
      return { type: 'added', cart: showCart(earlierAddition.cart) }
    }
    const id = readField(call.body, 'id_product', isId)
    const product = products.find((each) => each.id === id)
    if (!product || readField(call.body, 'id_product_attribute', isId) !== id) throw createNotFound()
    const quantity = isBody(call.body) && 'quantity' in call.body ? readField(call.body, 'quantity', isId) : 1
    const openCart = findCart(call)
    const ids = { id_carrier: null, id_address_delivery: null, id_address_invoice: null }
    const newCart = {
      token: createToken(),
      id: ++lastId,
      customer: findCustomer(call),
      closed: false,
      state: 0,
      ...ids,
    }
    const cart: Cart = openCart && !openCart.closed ? openCart : { ...newCart, lines: [] }
    setQuantity(cart, product, quantity + (cart.lines.find((line) => line.product === product)?.quantity ?? 0))
    carts.set(cart.token, cart)
    if (key !== null) additions.set(key, { cart, payload })
    return recordChange(cart, 'added')
  }

  /** Sets the quantity of the line item that the address names. */
  function updateItem(call: Call, quantity: number) {
    const cart = requireCart(call)
    const line = cart.lines.find(({ product }) => product.id === call.id)
    if (!line) throw createNotFound()
    setQuantity(cart, line.product, quantity)
    return recordChange(cart, quantity > 0 ? 'updated' : 'removed')
  }

  function updateAddresses(cart: Cart, call: Call): Cart {
    for (const field of ['id_address_delivery', 'id_address_invoice'] as const) {
      const id = readField(call.body, field, isIdOrNothing)
      if (id == null) continue
      if (!findCustomer(call)?.addresses.some(({ id_address }) => id_address === id)) throw createInvalid(field)
      cart[field] = id
    }
    return cart
  }

  function createGuest(call: Call) {
    const [firstname, lastname] = ['firstname', 'lastname'].map((name) =>
      readField(call.body, `account.${name}`, isText),
    )
    const contact = { firstname, lastname, email: readField(call.body, 'account.email', isEmail) }
    const delivery = readAddress(call.body, 'delivery', ++lastId)
    const hasInvoice = isBody(call.body) && call.body['invoice'] != null
    const invoice = hasInvoice ? readAddress(call.body, 'invoice', ++lastId) : delivery
    const guest = findCustomer(call) ?? { token: createToken(), id: ++lastId, contact, addresses: [] }
    Object.assign(guest, { contact, addresses: hasInvoice ? [delivery, invoice] : [delivery] })
    customers.set(guest.token, guest)
    const cart = call.headers.has('CartToken') ? findCart(call) : null
    if (cart && !cart.closed) {
      const ids = { id_address_delivery: delivery.id_address, id_address_invoice: invoice.id_address }
      recordChange(Object.assign(cart, { customer: guest, ...ids }), 'addresses_updated')
    }
    return showSession(guest)
  }

  function listActions(cart: Cart, customer: Customer | null): string[] {
    if (!customer) return ['IDENTIFICATION']
    const { id_address_delivery, id_carrier, id_address_invoice } = cart
    const stepIds = { DELIVERY_ADDRESS: id_address_delivery, CARRIER: id_carrier, INVOICE_ADDRESS: id_address_invoice }
    return Object.entries(stepIds).flatMap(([action, id]) => (id === null ? [action] : []))
  }

  /** Returns whether the cart cannot be ordered in its current state. */
  const isChanged = ({ lines }: Cart) =>
    lines.length === 0 || lines.some(({ product, quantity }) => quantity > (stocks.get(product) ?? 0))
  function readCheckout(call: Call) {
    const [requestedCart, customer] = [findCart(call), findCustomer(call)]
    const cart = requestedCart?.closed ? null : requestedCart
    const lastPayment = payments.findLast(
      (each) => each.cart === requestedCart || (customer && each.cart.customer === customer),
    )
    return {
      cart: showCartOrNull(cart),
      changed: cart !== null && isChanged(cart),
      actions: cart ? listActions(cart, customer) : [],
      ...{ countries: [country], carriers: [carrier], payment_methods: [paymentMethod] },
      _links: lastPayment ? { status: { href: `/v1/checkout/status/${lastPayment.id}` } } : {},
    }
  }

  function pay(call: Call, origin: string) {
    const cart = requireCart(call)
    const displayedState = call.query.get('seen')
    if ((displayedState !== null && displayedState !== String(cart.state)) || isChanged(cart)) {
      throw new Refusal({ status: 409, type: 'cart_changed', data: { changed: true } })
    }
    const invoice = { id_address_invoice: readField(call.body, 'id_address_invoice', isId) }
    if (readField(call.body, 'id_payment', isId) !== paymentMethod.id_payment) throw createInvalid('id_payment')
    const actions = listActions(cart, findCustomer(call))
    if (actions.length > 0) throw new Refusal({ status: 409, type: 'checkout_incomplete', data: { actions } })
    updateAddresses(cart, { ...call, body: invoice })
    let payment = payments.find((each) => each.cart === cart && isPending(each))
    if (!payment) {
      const path = readField(call.body, 'id_lang', isId) === 2 ? '/en/checkout/status' : '/nl/afrekenen/status'
      const back = `${call.headers.get('Origin') ?? shopOrigin}${path}`
      payment = { token: createToken(), id: ++lastId, cart, state: cart.state, id_order: null, back }
      payments.push(payment)
    }
    const status = { href: `/v1/checkout/status/${payment.id}` }
    return { cart: showCart(cart), redirect: `${origin}/pay/${payment.token}`, _links: { status } }
  }

  function readStatus(call: Call) {
    const payment = payments.find(({ id }) => id === call.id)
    const customer = findCustomer(call)
    const isOwn = payment && (findCart(call) === payment.cart || (customer && customer === payment.cart.customer))
    if (!isOwn) throw createNotFound()
    const { id_order, cart } = payment
    if (cart.closed) return { actions: [], changed: false, status: 'paid', id_order }
    const status = isPending(payment) ? 'pending' : 'expired'
    return { actions: listActions(cart, customer), changed: isChanged(cart), status, id_order }
  }

  /** Stands in for the payment provider, whose page is not part of the shop API. Opening the page pays. */
  function settle(address: string): Response {
    const payment = payments.find(({ token }) => address.endsWith(`/pay/${token}`))
    if (!payment) return new Response('Unknown payment', { status: 404 })
    const { cart, back } = payment
    if (isPending(payment) && !isChanged(cart)) {
      payment.id_order = ++lastId
      cart.closed = true
      for (const { product, quantity } of cart.lines) stocks.set(product, (stocks.get(product) ?? 0) - quantity)
      orders.set(payment.id_order, { customer: cart.customer, lines: cart.lines.map(showLine) })
    }
    return new Response(null, { status: 303, headers: { Location: back } })
  }

  /** Finds the products of a list's scope. Nothing here is new or reduced, and there are no categories or campaigns. */
  function listProducts({ query }: Call) {
    const isIn = ({ id, name }: Product) =>
      !['new', 'sale', 'category', 'family', 'campaign'].some((scope) => query.has(scope)) &&
      (query.get('ids')?.split(',').includes(String(id)) ?? true) &&
      (query.get('brand') ?? brand.slug) === brand.slug &&
      name.toLowerCase().includes(query.get('q')?.trim().toLowerCase() ?? '')
    return { _embedded: { products: products.filter(isIn).map(showProduct) } }
  }

  function readProduct({ query }: Call) {
    const [id, slug] = [query.get('id'), query.get('slug')]
    if ((id === null) === (slug === null)) throw createInvalid('id')
    const product = products.find((each) => String(each.id) === id || Object.values(each.slugs).includes(slug ?? ''))
    if (product) return showProduct(product)
    throw createNotFound()
  }

  /** The calls by method and address. `*` is a number. */
  const calls: Record<string, (call: Call, origin: string) => unknown> = {
    'GET /v1': () => ({
      _links: {
        ...{ products: { href: '/v1/products' }, product: { href: '/v1/product' }, me: { href: '/v1/me' } },
        ...{ cartrules: { href: '/v1/cartrules' }, countries: { href: '/v1/countries' } },
        ...{
          my_cart: { href: '/v1/cart' },
          add_to_cart: { href: '/v1/cart/items' },
          checkout: { href: '/v1/checkout' },
        },
        ...{ checkout_identification: { href: '/v1/checkout' }, create_guest: { href: '/v1/guests' } },
      },
    }),
    'GET /v1/products': listProducts,
    'GET /v1/product': readProduct,
    'GET /v1/cartrules': () => ({ _embedded: { cartrules: [] } }),
    'GET /v1/countries': () => ({ _embedded: { countries: [country] } }),
    'GET /v1/me': (call) => showSession(requireCustomer(call)),
    'POST /v1/guests': createGuest,
    'GET /v1/cart': (call) => ({ cart: showCartOrNull(findCart(call)) }),
    'POST /v1/cart/items': addToCart,
    'PUT /v1/cart/items/*': (call) => updateItem(call, readField(call.body, 'quantity', isWholeNumber)),
    'DELETE /v1/cart/items/*': (call) => updateItem(call, 0),
    'PUT /v1/cart': (call) => recordChange(updateAddresses(requireCart(call), call), 'addresses_updated'),
    'PUT /v1/cart/country': (call) => {
      readField(call.body, 'id_country', isCountry)
      return recordChange(requireCart(call), 'country_updated')
    },
    'PUT /v1/cart/carrier': (call) => {
      if (readField(call.body, 'id_carrier', isId) !== carrier.id_carrier) throw createInvalid('id_carrier')
      const cart = updateAddresses(requireCart(call), call)
      cart.id_carrier = carrier.id_carrier
      return recordChange(cart, 'carrier_updated')
    },
    'GET /v1/checkout': readCheckout,
    'POST /v1/cart/payment': pay,
    'GET /v1/checkout/status/*': readStatus,
    'GET /v1/orders/*': (call) => {
      const [order, customer] = [orders.get(call.id), requireCustomer(call)]
      if (order?.customer === customer) return { id_order: call.id, lines: order.lines }
      throw createNotFound()
    },
  }

  async function answerCall(request: Request): Promise<unknown> {
    const { pathname, searchParams, origin } = new URL(request.url)
    const path = pathname.replace(/^\/web(?=\/v1)/, '').replace(/\/$/, '')
    const answer = calls[`${request.method} ${path.replace(/\/\d+$/, '/*')}`]
    if (!answer) throw createNotFound()
    const hasBody = request.method === 'POST' || request.method === 'PUT'
    const body: unknown = hasBody ? await request.json().catch(() => null) : {}
    if (!isBody(body)) throw new Refusal({ status: 400, type: 'bad_request' })
    const id = Number(/\d+$/.exec(path)?.[0])
    return answer({ id, query: searchParams, headers: request.headers, body }, origin)
  }

  return async (request) => {
    if (new URL(request.url).pathname.startsWith('/pay/')) return settle(request.url)
    // A real API allows only the storefront's origin.
    const headers = {
      'Access-Control-Allow-Origin': request.headers.get('Origin') ?? '*',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers': request.headers.get('Access-Control-Request-Headers') ?? '*',
    }
    if (request.method === 'OPTIONS') return new Response(null, { headers })
    try {
      return Response.json(await answerCall(request), { headers })
    } catch (error) {
      const { status, ...body } = error instanceof Refusal ? error.error : { status: 500, type: 'error' }
      return Response.json({ name: 'ShopError', message: body.type, code: status, ...body }, { status, headers })
    }
  }
}

if (process.argv[1]?.endsWith('server.ts')) {
  serve({ fetch: createMinimalApi(), port: 8100 }, ({ port }) =>
    process.stdout.write(`The shop API is at http://localhost:${port}/web/v1\n`),
  )
}
