import type { Call } from './matchesCall'
import type { Scenario } from './scenarioShape'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every number of pieces in the answer, wherever it stands, made 0. */
function soldOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(soldOut)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'stock' && typeof one === 'number' ? 0 : soldOut(one)]),
  )
}

function closed(answer: Fields): Fields {
  const { cart } = answer
  if (!isFields(cart)) return answer
  // The checkout knows no cart that is closed.
  if ('actions' in answer) return { ...answer, cart: null, actions: [], carriers: [], payment_methods: [] }
  return { ...answer, cart: { ...cart, closed: true } }
}

function reported(answer: Fields, status: string): Fields {
  const links = isFields(answer['_links']) ? answer['_links'] : {}
  return { ...answer, status, id_order: null, _links: { ...links, order: undefined } }
}

/** An answer of the shop, made what it would be in the scenario. Nothing in the shop itself changes by it. */
export function disguise({ cart, stock, payment }: Scenario, { path }: Call, answer: unknown): unknown {
  if (!isFields(answer)) return answer
  let shown = answer
  if (stock) shown = soldOut(shown) as Fields
  if ((stock || cart === 'changed') && typeof shown['changed'] === 'boolean') shown = { ...shown, changed: true }
  if (cart === 'closed') shown = closed(shown)
  return payment && path.startsWith('/v1/checkout/status/') ? reported(shown, payment) : shown
}
