import type { Scenario, scenarioAreas } from './readScenario'

/** A call of the shop API. `path` has the same form as in links: `/v1/cart`. */
export interface RequestedCall {
  method: string
  path: string
}

type ScenarioArea = (typeof scenarioAreas)[number]

const paymentPaths = /^\/v1\/(cart\/payment$|checkout\/status\/)/
const pathsByArea: Record<Exclude<ScenarioArea, 'any' | 'catalogue' | 'payment'>, RegExp> = {
  cart: /^\/v1\/cart(\/|$)/,
  checkout: /^\/v1\/checkout(\/|$)/,
  session: /^\/v1\/(me|sessions|accounts|guests)(\/|$)/,
  points: /^\/v1\/carriers\/[^/]+\/service-points$/,
  orders: /^\/v1\/(my\/)?orders(\/|$)/,
}

export function matchesCall({ on }: Pick<Scenario, 'on'>, { method, path }: RequestedCall): boolean {
  if (on === 'any') return true
  if (!on.includes('/')) return findArea(path) === on
  const [requiredMethod = '', pattern = ''] = on.includes(' ') ? on.split(' ') : [method, on]
  return requiredMethod === method && new RegExp(`^${pattern.split(/\*+/).map(escapePattern).join('.*')}$`).test(path)
}

const findArea = (path: string): ScenarioArea => {
  if (paymentPaths.test(path)) return 'payment'
  const matchingArea = Object.entries(pathsByArea).find(([, pattern]) => pattern.test(path))
  return (matchingArea?.[0] as ScenarioArea | undefined) ?? 'catalogue'
}

const escapePattern = (text: string) => text.replace(/[.\\^$+?()[\]{}|-]/g, '\\$&')
