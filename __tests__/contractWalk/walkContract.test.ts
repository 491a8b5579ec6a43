import { createMinimalApi } from '../../examples/minimal-shop-api/server'
import type { Level } from '../../src/contract/calls/call'
import { formatReport } from '../../src/contractWalk/formatReport'
import type { AnswerRequest } from '../../src/contractWalk/visit/sendCall'
import { walkContract } from '../../src/contractWalk/walkContract'
import { openSeededSandbox } from '../support/sandbox/openSeededSandbox'
import type { CallReport } from '../../src/contractWalk/reportCalls'

const origin = 'https://api.example'

/** Walks an API in this process. Opening or posting to the provider's address pays. */
async function walk(answer: AnswerRequest, level: Level): Promise<CallReport[]> {
  const pay = async (address: string) => {
    await answer(new Request(address, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }) }))
  }
  return walkContract({ api: { origin, answer }, level, pay, voucher: 'GRATISLEVERING' })
}

const listFailures = (reports: CallReport[]) => formatReport(reports.filter(({ isFailure }) => isFailure)).slice(0, -2)
const list = (reports: CallReport[], verdict: CallReport['verdict']) =>
  reports.filter((each) => each.verdict === verdict).map(({ name }) => name)

test('The sandbox keeps the whole contract', async () => {
  const sandbox = openSeededSandbox({ passwordCost: 16, siteOrigin: origin })
  sandbox.database.run('UPDATE payment_method SET fee_cents = 95')
  const reports = await walk((request) => sandbox.answer(request), 'whole')
  sandbox.close()
  expect(listFailures(reports)).toEqual([])
  expect(list(reports, 'absent')).toEqual([])
  expect(list(reports, 'untried')).toEqual(['thankGift'])
  // These need a link of an email.
  expect(list(reports, 'refused')).toEqual([
    ...['checkPasswordLink', 'setPassword', 'acceptInvitation', 'confirmSubscription', 'endSubscription'],
    ...['confirmStockAlert', 'endStockAlert', 'cancelAppointment'],
  ])
})

test('without a payment, orders are only refused, and the report says so', async () => {
  const api = { origin, answer: createMinimalApi() }
  const reports = await walkContract({ api, level: 'shop', pay: null })
  expect(list(reports, 'refused')).toEqual(['readOrder'])
  expect(listFailures(reports)).toEqual([])
  expect(formatReport(reports).join('\n')).toMatch(/refused +readOrder .*\n +Refused as it should be/)
})

test.each([
  ['allows the site', {}, 0],
  [
    'allows nothing',
    { 'Access-Control-Allow-Origin': '', 'Access-Control-Allow-Methods': '', 'Access-Control-Allow-Headers': '' },
    4,
  ],
  ['allows no PUT', { 'Access-Control-Allow-Methods': 'GET, POST' }, 1],
  ['allows another site', { 'Access-Control-Allow-Origin': 'https://other.example' }, 2],
])('A browser asks an API that %s', async (_title, changed, differences) => {
  const allowing = {
    'Access-Control-Allow-Origin': 'https://shop.example',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers':
      'Accept, Content-Type, Lang, CartToken, CustomerToken, X-Application-Name, X-Application-Version, Idempotency-Key',
    ...changed,
  }
  const api = createMinimalApi()
  const answer = async (request: Request) => {
    const { status, body } = request.method === 'OPTIONS' ? { status: 204, body: null } : await api(request)
    return new Response(body, { status, headers: allowing })
  }
  const reports = await walkContract({
    api: { origin, answer },
    level: 'catalogue',
    pay: null,
    site: 'https://shop.example',
  })
  const root = reports.find(({ name }) => name === 'readRoot')!
  expect(root.findings).toHaveLength(differences)
})

test('The minimal API keeps level shop, and has no more', async () => {
  const reports = await walk(createMinimalApi(), 'shop')
  expect(listFailures(reports)).toEqual([])
  const beyond = reports.filter(({ level }) => level === 'whole').map(({ name }) => name)
  expect([...list(reports, 'absent'), ...list(reports, 'untried')].sort()).toEqual(beyond.sort())
})

/** Changes what an API answers to calls whose method and path begin so. */
const plant = (start: string, change: (body: Record<string, unknown>) => object, status = 200): AnswerRequest => {
  const api = createMinimalApi()
  return async (request) => {
    const answer = await api(request)
    const call = `${request.method} ${new URL(request.url).pathname}`
    if (!call.startsWith(start) || answer.status !== 200) return answer
    return Response.json(change((await answer.json()) as Record<string, unknown>), { status })
  }
}

/** Forgets the keys of additions. */
function forgetKeys(): AnswerRequest {
  const api = createMinimalApi()
  return async (request) => {
    request.headers.delete('Idempotency-Key')
    return api(request)
  }
}

/** Shows an order to whoever has a session, once its guest has read it. */
function showOrdersToAll(): AnswerRequest {
  const api = createMinimalApi()
  const orders = new Map<string, unknown>()
  return async (request) => {
    const answer = await api(request)
    const { pathname } = new URL(request.url)
    if (!/^\/web\/v1\/orders\/\d+$/.test(pathname) || !request.headers.has('CustomerToken')) return answer
    if (answer.status === 200) orders.set(pathname, await answer.clone().json())
    return orders.has(pathname) ? Response.json(orders.get(pathname)) : answer
  }
}

/** Says that ten of everything are in stock, whatever was ordered. */
const neverLower = plant('GET /web/v1/product', (body) => ({
  ...body,
  ...('combinations' in body && {
    combinations: (body['combinations'] as object[]).map((variant) => ({ ...variant, stock: 10 })),
  }),
}))

/** Adds the VAT of a cart, which the minimal API leaves out, and the rate of its country. */
function addVat(rate: number, calculate: (total: number) => number): AnswerRequest {
  const api = createMinimalApi()
  const add = (_key: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if ('postcode' in value && 'iso' in value) return { ...value, vat: 21 }
    return 'vat' in value && 'total' in value
      ? { ...value, vat: [{ rate, amount: calculate(value.total as number) }] }
      : value
  }
  return async (request) => {
    const answer = await api(request)
    const text = await answer.text()
    return answer.status === 200 ? Response.json(JSON.parse(text, add)) : new Response(text, answer)
  }
}

const contained = (rate: number) => (total: number) => Math.round((total * rate * 100) / (100 + rate)) / 100

test('VAT that is contained in the total at the rate of the country is right', async () => {
  expect(listFailures(await walk(addVat(21, contained(21)), 'shop'))).toEqual([])
})

const withoutLink = (name: string) => (body: Record<string, unknown>) => ({
  ...body,
  _links: Object.fromEntries(Object.entries(body['_links'] as object).filter(([each]) => each !== name)),
})

const country = { id_country: 1, name: 'België', postcode: 9000 }

test.each<[string, AnswerRequest, string, object]>([
  [
    'a required field of another kind',
    plant('GET /web/v1/me', (body) => ({ ...body, addresses: 'none' })),
    'readSession',
    { field: 'addresses', expected: 'Array', seen: '"none"' },
  ],
  [
    'an optional field of another kind',
    plant('GET /web/v1/countries', () => ({ _embedded: { countries: [country] } })),
    'listCountries',
    { field: '_embedded.countries.0.postcode', expected: 'string', seen: '9000' },
  ],
  [
    'a success that is no 200',
    plant('POST /web/v1/guests', (body) => body, 201),
    'createGuest',
    { field: 'status', expected: '200', seen: '201' },
  ],
  ['a lost key of an addition', forgetKeys(), 'addToCart', { field: 'quantity of the cart', expected: '1', seen: '2' }],
  [
    'an order that others can read',
    showOrdersToAll(),
    'readOrder',
    { situation: "Another guest opens somebody else's order", expected: '401 not_logged_in or 404 not_found' },
  ],
  ['stock that an order does not lower', neverLower, 'readStatus', { field: 'stock', expected: '9', seen: '10' }],
  [
    'VAT that is added to the total instead of contained in it',
    addVat(21, (total) => Math.round(total * 21) / 100),
    'readCart',
    { field: 'totals.vat, as the VAT of an amount of' },
  ],
  [
    'VAT of another rate than that of the country',
    addVat(6, contained(6)),
    'updateCountry',
    { field: 'totals.vat.rate', expected: '[21]', seen: '[6]' },
  ],
  [
    'a total that does not add up',
    plant('PUT /web/v1/cart/carrier', (body) => {
      const cart = body['cart'] as { totals: { total: number } }
      return { ...body, cart: { ...cart, totals: { ...cart.totals, total: cart.totals.total + 1 } } }
    }),
    'readCart',
    { field: 'totals.total' },
  ],
  [
    'a link to another host',
    plant('GET /web/v1', (body) =>
      'products' in ((body['_links'] ?? {}) as object)
        ? { _links: { ...(body['_links'] as object), countries: { href: 'https://other.example/web/v1/countries' } } }
        : body,
    ),
    'listCountries',
    { field: 'href', seen: 'https://other.example/web/v1/countries' },
  ],
])('reports %s', async (_fault, api, name, finding) => {
  const report = (await walk(api, 'shop')).find((each) => each.name === name)
  expect(report).toMatchObject({ verdict: 'differs', isFailure: true })
  expect(report?.findings).toContainEqual(expect.objectContaining(finding))
})

test('reports a link that the level needs', async () => {
  const isRoot = (body: Record<string, unknown>) => 'products' in ((body['_links'] ?? {}) as object)
  const api = plant('GET /web/v1', (body) => (isRoot(body) ? withoutLink('cartrules')(body) : body))
  const reports = await walk(api, 'shop')
  expect(formatReport(reports)).toContain('absent   listCartRules              GET /v1/cartrules')
  expect(reports.filter(({ isFailure }) => isFailure).map(({ name }) => name)).toEqual(['listCartRules'])
})

test('says what does not answer', async () => {
  const reports = await walk(() => Promise.reject(new Error('connect ECONNREFUSED')), 'catalogue')
  expect(reports[0]?.findings[0]).toMatchObject({ expected: 'an answer', seen: 'connect ECONNREFUSED' })
})

test('says what a shop lacks for an order', async () => {
  const api = plant('GET /web/v1/products', () => ({ _embedded: { products: [] } }))
  const finding = { field: 'two products of which five are in stock', expected: 'at least one', seen: 'none' }
  const report = (await walk(api, 'shop')).find(({ name }) => name === 'listProducts')
  expect(report?.findings).toContainEqual(expect.objectContaining(finding))
})

test('reports the calls of one walk alone', async () => {
  const api = { origin, answer: createMinimalApi() }
  const reports = await walkContract({ api, level: 'whole', only: 'search', pay: null })
  expect(reports.map(({ name, verdict }) => `${name} ${verdict}`)).toEqual([
    'readRoot holds',
    'listProducts differs',
    'suggest absent',
    'startSearch absent',
  ])
})
