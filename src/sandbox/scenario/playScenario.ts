import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorType } from '../../contract/error'
import type { Timers } from '../Timers'
import { type RequestedCall, matchesCall } from './matchesCall'
import { readScenario, type Scenario } from './readScenario'
import type { Scenarios } from './Scenarios'
import { ShopError } from '../http/ShopError'
import { scenarioHeader } from '../http/storefront'

export const playScenario = (scenarios: Scenarios, timers: Timers): MiddlewareHandler =>
  async function play(c, next) {
    const call: RequestedCall = { method: c.req.method, path: c.req.path.replace(/^\/web/, '') }
    const headerText = c.req.header(scenarioHeader)
    const scenario = headerText === undefined ? scenarios.take(call) : readHeaderScenario(headerText, call)
    if (!scenario) return next()
    if (scenario.latency) await timers.wait(scenario.latency)
    const refusal = findRefusal(scenario, call)
    if (refusal) c.res = c.json(refusal.buildBody(), refusal.status)
    else await next()
    const content = await c.res.clone().text()
    if (scenario.body === 'broken') rewriteResponse(c, content.slice(0, Math.ceil(content.length / 2)))
    else if (scenario.body === 'wrong') rewriteResponse(c, JSON.stringify({ wrong: 'shape' }))
    else if (c.res.ok) rewriteResponse(c, JSON.stringify(applyScenario(scenario, call, JSON.parse(content))))
    return undefined
  }

function readHeaderScenario(text: string, call: RequestedCall): Scenario | null {
  const scenario = readScenario(text)
  return matchesCall(scenario, call) ? scenario : null
}

const rewriteResponse = (c: Context, content: string) => {
  const { status, headers } = c.res
  c.res = new Response(content, { status, headers })
}

type JsonObject = Record<string, unknown>
const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sellOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sellOut)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      key === 'stock' && typeof field === 'number' ? 0 : sellOut(field),
    ]),
  )
}

function closeCart(answer: JsonObject): JsonObject {
  const { cart } = answer
  if (!isJsonObject(cart)) return answer
  // The checkout never returns a closed cart.
  if ('actions' in answer) return { ...answer, cart: null, actions: [], carriers: [], payment_methods: [] }
  return { ...answer, cart: { ...cart, closed: true } }
}

function setPaymentStatus(answer: JsonObject, status: string): JsonObject {
  const links = isJsonObject(answer['_links']) ? answer['_links'] : {}
  return { ...answer, status, id_order: null, _links: { ...links, order: undefined } }
}

/** Changes only the response, not the data of the sandbox. */
function applyScenario({ cart, stock, payment }: Scenario, { path }: RequestedCall, answer: unknown): unknown {
  if (!isJsonObject(answer)) return answer
  let changedAnswer = answer
  if (stock) changedAnswer = sellOut(changedAnswer) as JsonObject
  if ((stock || cart === 'changed') && typeof changedAnswer['changed'] === 'boolean')
    changedAnswer = { ...changedAnswer, changed: true }
  if (cart === 'closed') changedAnswer = closeCart(changedAnswer)
  return payment && path.startsWith('/v1/checkout/status/') ? setPaymentStatus(changedAnswer, payment) : changedAnswer
}

const usualTypeByStatus: Record<number, ErrorType> = {
  400: 'bad_request',
  401: 'not_logged_in',
  404: 'not_found',
  409: 'cart_changed',
  410: 'product_gone',
  413: 'too_large',
  422: 'invalid',
  429: 'too_many_attempts',
}

/** Creates the error of a scenario, which may have any status, and a type that the contract lacks. */
const createRefusal = (status: number, type: string, data: unknown) =>
  new ShopError(status as ContentfulStatusCode, type as ErrorType, 'A scenario of the sandbox', data)

/** Returns the error with which a scenario refuses a call, or null if the call is performed. */
function findRefusal({ status, type, data, cart, stock }: Scenario, { method, path }: RequestedCall): ShopError | null {
  if (status !== undefined) return createRefusal(status, type ?? usualTypeByStatus[status] ?? 'error', data ?? null)
  if (method === 'GET' || !path.startsWith('/v1/cart')) return null
  if (cart === 'closed') return createRefusal(409, 'cart_closed', { closed: true })
  const isPayment = path === '/v1/cart/payment'
  if (isPayment && (cart === 'changed' || stock)) return createRefusal(409, 'cart_changed', { changed: true })
  const isItemChange = path.startsWith('/v1/cart/items') && method !== 'DELETE'
  return stock && isItemChange ? createRefusal(409, 'out_of_stock', { stock: 0 }) : null
}
