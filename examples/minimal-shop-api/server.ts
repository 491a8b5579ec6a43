/**
 * A shop API with three products that meets level "shop" of the contract (docs/shop-api): it serves a build, and a
 * guest from the cart to a paid order. Its responses have few fields besides the required ones, and all data is in
 * memory. `npx tsx examples/minimal-shop-api/server.ts` serves it on port 8100.
 */
import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'

const brand = { slug: 'noord', name: 'Noord' }
const products = [
  { id: 1, name: 'Bo', slugs: { nl: 'bo-kruk', en: 'bo-stool' }, price: 89, stock: 20 },
  { id: 2, name: 'Fjell', slugs: { nl: 'fjell-tafel', en: 'fjell-table' }, price: 449.5, stock: 5 },
  { id: 3, name: 'Sol', slugs: { nl: 'sol-lamp', en: 'sol-lamp' }, price: 59.95, stock: 12 },
]
const country = { id_country: 1, iso: 'BE', name: 'België', postcode: '^[1-9]\\d{3}$' }
const carrier = { id_carrier: 1, name: 'Bpack', price: 0 }
const paymentMethod = { id_payment: 1, name: 'Test' }

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** A string of 1 to 120 characters, not only spaces, without control characters and other invisible characters. */
const text = v.pipe(v.string(), v.regex(/^[^\p{C}]{1,120}$/u), v.regex(/\S/))
const address = v.looseObject({
  id_country: v.literal(country.id_country),
  firstname: text,
  lastname: text,
  address1: text,
  city: text,
  postcode: v.pipe(text, v.regex(new RegExp(country.postcode))),
})
const contact = v.object({
  firstname: text,
  lastname: text,
  email: v.pipe(text, v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
})
const guest = v.object({ account: contact, delivery: address, invoice: v.nullish(address) })
const addition = v.object({ id_product: id, id_product_attribute: id, quantity: v.optional(id, 1) })
const quantity = v.object({ quantity: v.pipe(v.number(), v.safeInteger()) })
const chosenAddresses = v.object({ id_address_delivery: v.nullish(id), id_address_invoice: v.nullish(id) })
const chosenCountry = v.object({ id_country: v.literal(country.id_country) })
const chosenCarrier = v.object({ ...chosenAddresses.entries, id_carrier: v.literal(carrier.id_carrier) })
const chosenPayment = v.object({ id_payment: v.literal(paymentMethod.id_payment), id_address_invoice: id, id_lang: id })

type Product = (typeof products)[number]
type Address = v.InferOutput<typeof address> & { id_address: number }
type Customer = { token: string; id: number; contact: v.InferOutput<typeof contact>; addresses: Address[] }

interface Cart {
  token: string
  id: number
  customer: Customer | null
  closed: boolean
  /**
   * The number of changes to the cart. The payment link contains it, so that no user pays for a cart that has changed
   * since it was displayed.
   */
  state: number
  lines: { product: Product; quantity: number }[]
  id_carrier: number | null
  id_address_delivery: number | null
  id_address_invoice: number | null
}

/** A payment of a cart in one state. `id_order` is null until the customer has paid. */
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
  constructor(readonly error: { status: ContentfulStatusCode; type: string; data?: unknown }) {
    super(error.type)
  }
}

const createToken = () => randomBytes(24).toString('base64url')
const createNotFoundError = () => new Refusal({ status: 404, type: 'not_found' })
const createClosedError = () => new Refusal({ status: 409, type: 'cart_closed', data: { closed: true } })
const createInvalidError = (field: string) => new Refusal({ status: 422, type: 'invalid', data: { field } })

/** Reads the payload of a call. A body that is no object gives 400 bad_request, and a wrong field 422 invalid. */
async function readPayload<Schema extends v.GenericSchema>(c: Context, schema: Schema): Promise<v.InferOutput<Schema>> {
  const body: unknown = await c.req.json().catch(() => null)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal({ status: 400, type: 'bad_request' })
  }
  const result = v.safeParse(schema, body, { abortEarly: true })
  if (result.success) return result.output
  throw createInvalidError(v.getDotPath(result.issues[0]) ?? '')
}

/**
 * Creates the API, with its own memory. `shopOrigin` is the storefront's origin for requests without an Origin header.
 */
export function createMinimalApi(shopOrigin = 'http://localhost:8000'): (request: Request) => Promise<Response> {
  const customers = new Map<string, Customer>()
  const carts = new Map<string, Cart>()
  const additions = new Map<string, { cart: Cart; payload: string }>()
  const payments: Payment[] = []
  const orders = new Map<number, { customer: Customer | null; lines: object[] }>()
  const stocks = new Map(products.map((product) => [product, product.stock]))
  let lastId = 0
  const findCustomer = (c: Context) => customers.get(c.req.header('CustomerToken') ?? '') ?? null
  function requireCustomer(c: Context): Customer {
    const customer = findCustomer(c)
    if (customer) return customer
    throw new Refusal({ status: 401, type: 'not_logged_in' })
  }

  /**
   * Finds the cart of the CartToken, unless the cart belongs to another customer. Otherwise, finds the customer's
   * latest open cart.
   */
  function findCart(c: Context): Cart | null {
    const customer = findCustomer(c)
    const cart = carts.get(c.req.header('CartToken') ?? '')
    if (cart && !(customer && cart.customer && cart.customer !== customer)) return cart
    return (customer && [...carts.values()].findLast((each) => each.customer === customer && !each.closed)) ?? null
  }

  function requireCart(c: Context): Cart {
    const cart = c.req.header('CartToken') === undefined ? null : findCart(c)
    if (!cart) throw new Refusal({ status: 404, type: 'cart_not_found' })
    if (cart.closed) throw createClosedError()
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

  /** Records a change to the cart, which ends a pending payment, and returns the response with the cart. */
  function recordChange(cart: Cart, type: string) {
    cart.state += 1
    return { type, cart: showCart(cart) }
  }

  /** Returns whether a payment is pending: the customer has not paid yet, and the cart has not changed. */
  const isPending = ({ id_order, state, cart }: Payment) => id_order === null && state === cart.state
  function setQuantity(cart: Cart, product: Product, quantity: number): void {
    const stock = stocks.get(product) ?? 0
    if (quantity > stock) throw new Refusal({ status: 409, type: 'out_of_stock', data: { stock } })
    const line = cart.lines.find((each) => each.product === product)
    if (quantity <= 0) cart.lines = cart.lines.filter((each) => each !== line)
    else if (line) line.quantity = quantity
    else cart.lines.push({ product, quantity })
  }

  async function addToCart(c: Context) {
    const key = c.req.header('Idempotency-Key')
    const payload = await c.req.text()
    const earlierAddition = key === undefined ? undefined : additions.get(key)
    if (earlierAddition) {
      if (earlierAddition.payload !== payload) throw createInvalidError('Idempotency-Key')
      if (earlierAddition.cart.closed) throw createClosedError()
      return { type: 'added', cart: showCart(earlierAddition.cart) }
    }
    const requestedItem = await readPayload(c, addition)
    const product = products.find((each) => each.id === requestedItem.id_product)
    if (!product || requestedItem.id_product_attribute !== product.id) throw createNotFoundError()
    const openCart = findCart(c)
    const ids = { id_carrier: null, id_address_delivery: null, id_address_invoice: null }
    const newCart = { token: createToken(), id: ++lastId, customer: findCustomer(c), closed: false, state: 0, ...ids }
    const cart: Cart = openCart && !openCart.closed ? openCart : { ...newCart, lines: [] }
    setQuantity(
      cart,
      product,
      requestedItem.quantity + (cart.lines.find((line) => line.product === product)?.quantity ?? 0),
    )
    carts.set(cart.token, cart)
    if (key !== undefined) additions.set(key, { cart, payload })
    return recordChange(cart, 'added')
  }

  /** Sets the quantity of the line item that the address names. */
  function updateItem(c: Context, requestedQuantity: number) {
    const cart = requireCart(c)
    const line = cart.lines.find(({ product }) => product.id === Number(c.req.param('id')))
    if (!line) throw createNotFoundError()
    setQuantity(cart, line.product, requestedQuantity)
    return recordChange(cart, requestedQuantity > 0 ? 'updated' : 'removed')
  }

  function updateAddresses(c: Context, cart: Cart, addressIds: Partial<v.InferOutput<typeof chosenAddresses>>): Cart {
    for (const field of ['id_address_delivery', 'id_address_invoice'] as const) {
      const chosenId = addressIds[field]
      if (chosenId == null) continue
      if (!findCustomer(c)?.addresses.some(({ id_address }) => id_address === chosenId)) throw createInvalidError(field)
      cart[field] = chosenId
    }
    return cart
  }

  async function createGuest(c: Context) {
    const guestDetails = await readPayload(c, guest)
    const delivery = { ...guestDetails.delivery, id_address: ++lastId }
    const invoice =
      guestDetails.invoice && !isDeepStrictEqual(guestDetails.invoice, guestDetails.delivery)
        ? { ...guestDetails.invoice, id_address: ++lastId }
        : delivery
    const knownCustomer = findCustomer(c) ?? { token: createToken(), id: ++lastId }
    const customer = Object.assign(knownCustomer, {
      contact: guestDetails.account,
      addresses: [...new Set([delivery, invoice])],
    })
    customers.set(customer.token, customer)
    const cart = c.req.header('CartToken') === undefined ? null : findCart(c)
    if (cart && !cart.closed) {
      const ids = { id_address_delivery: delivery.id_address, id_address_invoice: invoice.id_address }
      recordChange(Object.assign(cart, { customer, ...ids }), 'addresses_updated')
    }
    return showSession(customer)
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
  function readCheckout(c: Context) {
    const [requestedCart, customer] = [findCart(c), findCustomer(c)]
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

  async function startPayment(c: Context) {
    const cart = requireCart(c)
    const displayedState = c.req.query('seen')
    if ((displayedState !== undefined && displayedState !== String(cart.state)) || isChanged(cart)) {
      throw new Refusal({ status: 409, type: 'cart_changed', data: { changed: true } })
    }
    const { id_address_invoice, id_lang } = await readPayload(c, chosenPayment)
    const actions = listActions(cart, findCustomer(c))
    if (actions.length > 0) throw new Refusal({ status: 409, type: 'checkout_incomplete', data: { actions } })
    updateAddresses(c, cart, { id_address_invoice })
    let payment = payments.find((each) => each.cart === cart && isPending(each))
    if (!payment) {
      const path = id_lang === 2 ? '/en/checkout/status' : '/nl/afrekenen/status'
      const back = `${c.req.header('Origin') ?? shopOrigin}${path}`
      payment = { token: createToken(), id: ++lastId, cart, state: cart.state, id_order: null, back }
      payments.push(payment)
    }
    const status = { href: `/v1/checkout/status/${payment.id}` }
    return { cart: showCart(cart), redirect: `${new URL(c.req.url).origin}/pay/${payment.token}`, _links: { status } }
  }

  function readStatus(c: Context) {
    const payment = payments.find((each) => each.id === Number(c.req.param('id')))
    const customer = findCustomer(c)
    const isOwn = payment && (findCart(c) === payment.cart || (customer && customer === payment.cart.customer))
    if (!isOwn) throw createNotFoundError()
    const { id_order, cart } = payment
    if (cart.closed) return { actions: [], changed: false, status: 'paid', id_order }
    const status = isPending(payment) ? 'pending' : 'expired'
    return { actions: listActions(cart, customer), changed: isChanged(cart), status, id_order }
  }

  /** Stands in for the payment provider, whose page is not part of the shop API. Opening the page pays. */
  function settlePayment(c: Context): Response {
    const payment = payments.find(({ token }) => token === c.req.param('token'))
    if (!payment) return c.text('Unknown payment', 404)
    const { cart, back } = payment
    if (isPending(payment) && !isChanged(cart)) {
      payment.id_order = ++lastId
      cart.closed = true
      for (const { product, quantity } of cart.lines) stocks.set(product, (stocks.get(product) ?? 0) - quantity)
      orders.set(payment.id_order, { customer: cart.customer, lines: cart.lines.map(showLine) })
    }
    return c.redirect(back, 303)
  }

  /**
   * Finds the products of a list's scope. No product is new or reduced, or belongs to a category, a family or a
   * campaign.
   */
  function listProducts(c: Context) {
    const query = c.req.query()
    const isInScope = ({ id: id_product, name }: Product) =>
      !['new', 'sale', 'category', 'family', 'campaign'].some((scope) => scope in query) &&
      (query['ids']?.split(',').includes(String(id_product)) ?? true) &&
      (query['brand'] ?? brand.slug) === brand.slug &&
      name.toLowerCase().includes(query['q']?.trim().toLowerCase() ?? '')
    return { _embedded: { products: products.filter(isInScope).map(showProduct) } }
  }

  function readProduct(c: Context) {
    const { id: requestedId, slug } = c.req.query()
    if ((requestedId === undefined) === (slug === undefined)) throw createInvalidError('id')
    const product = products.find(
      (each) => String(each.id) === requestedId || Object.values(each.slugs).includes(slug ?? ''),
    )
    if (product) return showProduct(product)
    throw createNotFoundError()
  }

  const rootLinks = {
    ...{ products: { href: '/v1/products' }, product: { href: '/v1/product' }, me: { href: '/v1/me' } },
    ...{ cartrules: { href: '/v1/cartrules' }, countries: { href: '/v1/countries' }, my_cart: { href: '/v1/cart' } },
    ...{ add_to_cart: { href: '/v1/cart/items' }, checkout: { href: '/v1/checkout' } },
    ...{ checkout_identification: { href: '/v1/checkout' }, create_guest: { href: '/v1/guests' } },
  }

  const app = new Hono({ strict: false })
  // A real API allows only the storefront's origin.
  app.use(cors({ origin: (origin) => origin, allowMethods: ['GET', 'POST', 'PUT', 'DELETE'] }))
  app.all('/pay/:token', settlePayment)
  const handleCall = (method: string, path: string, handle: (c: Context) => object | Promise<object>) =>
    app.on(method, `/web/v1${path}`, async (c) => c.json(await handle(c)))
  handleCall('GET', '', () => ({ _links: rootLinks }))
  handleCall('GET', '/products', listProducts)
  handleCall('GET', '/product', readProduct)
  handleCall('GET', '/cartrules', () => ({ _embedded: { cartrules: [] } }))
  handleCall('GET', '/countries', () => ({ _embedded: { countries: [country] } }))
  handleCall('GET', '/me', (c) => showSession(requireCustomer(c)))
  handleCall('POST', '/guests', createGuest)
  handleCall('GET', '/cart', (c) => ({ cart: showCartOrNull(findCart(c)) }))
  handleCall('POST', '/cart/items', addToCart)
  handleCall('PUT', '/cart/items/:id', async (c) => updateItem(c, (await readPayload(c, quantity)).quantity))
  handleCall('DELETE', '/cart/items/:id', (c) => updateItem(c, 0))
  handleCall('PUT', '/cart', async (c) => {
    const addressIds = await readPayload(c, chosenAddresses)
    return recordChange(updateAddresses(c, requireCart(c), addressIds), 'addresses_updated')
  })
  handleCall('PUT', '/cart/country', async (c) => {
    await readPayload(c, chosenCountry)
    return recordChange(requireCart(c), 'country_updated')
  })
  handleCall('PUT', '/cart/carrier', async (c) => {
    const { id_carrier, ...addressIds } = await readPayload(c, chosenCarrier)
    return recordChange(
      Object.assign(updateAddresses(c, requireCart(c), addressIds), { id_carrier }),
      'carrier_updated',
    )
  })
  handleCall('GET', '/checkout', readCheckout)
  handleCall('POST', '/cart/payment', startPayment)
  handleCall('GET', '/checkout/status/:id', readStatus)
  handleCall('GET', '/orders/:id', (c) => {
    const id_order = Number(c.req.param('id'))
    const [order, customer] = [orders.get(id_order), requireCustomer(c)]
    if (order?.customer === customer) return { id_order, lines: order.lines }
    throw createNotFoundError()
  })
  app.notFound(() => {
    throw createNotFoundError()
  })
  app.onError((error, c) => {
    const { status, ...body } = error instanceof Refusal ? error.error : { status: 500 as const, type: 'error' }
    return c.json({ name: 'ShopError', message: body.type, code: status, ...body }, status)
  })
  return async (request) => app.fetch(request)
}

if (process.argv[1]?.endsWith('server.ts')) {
  serve({ fetch: createMinimalApi(), port: 8100 }, ({ port }) =>
    process.stdout.write(`The shop API is at http://localhost:${port}/web/v1\n`),
  )
}
