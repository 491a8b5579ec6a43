import * as v from 'valibot'
import { ShopError } from '../http/ShopError'

/** Invalid JSON and an invalid scenario give 400 bad_scenario, with a message that describes the first error. */
export function readScenario(text: string): Scenario {
  const createScenarioError = (error: string) =>
    new ShopError(400, 'bad_scenario', `The scenario is not valid: ${error}`)
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    throw createScenarioError('it is not JSON')
  }
  const parsedScenario = v.safeParse(scenarioShape, input, { abortEarly: true, abortPipeEarly: true })
  if (parsedScenario.success) return parsedScenario.output
  const issue = parsedScenario.issues[0]
  const field = issue.path?.map((step) => String(step.key)).join('.')
  throw createScenarioError([field, issue.message].filter(Boolean).join(': '))
}

/** The areas of the shop API that a scenario can select. `payment` comprises paying and the payment status. */
export const scenarioAreas = ['any', 'cart', 'checkout', 'payment', 'session', 'points', 'orders', 'catalogue'] as const

/**
 * Matches a path of the API such as `/v1/cart/items/*`, in which a star stands for anything. A method may precede the
 * path.
 */
const pathPattern = /^(?:(?:GET|POST|PUT|DELETE) )?\/v1[\w/*.-]*$/

const isValidSelector = (on: string) =>
  scenarioAreas.some((area) => area === on) || (on.length <= 100 && pathPattern.test(on))

const buildWholeNumberSchema = (minimum: number, maximum: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum))

const effects = ['latency', 'status', 'body', 'cart', 'stock', 'payment'] as const

/** A scenario of the sandbox (docs/sandbox.md), with the calls that it selects and the changes to their responses. */
const scenarioShape = v.pipe(
  v.strictObject({
    on: v.optional(
      v.pipe(
        v.string(),
        v.check(isValidSelector, `must be one of ${scenarioAreas.join(', ')} or a path such as "PUT /v1/cart/*"`),
      ),
      'any',
    ),
    /** The delay of the response in ms. */
    latency: v.optional(buildWholeNumberSchema(0, 60_000)),
    /**
     * Refuses the call with this status before it is performed, with the usual `type` or with this `type` and `data`.
     */
    status: v.optional(buildWholeNumberSchema(400, 599)),
    type: v.optional(v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/))),
    data: v.optional(v.unknown()),
    /** Performs the call, but cuts off the response in the middle or returns JSON of another shape. */
    body: v.optional(v.picklist(['broken', 'wrong'])),
    /** Responds as if the cart had been ordered or changed elsewhere. */
    cart: v.optional(v.picklist(['closed', 'changed'])),
    stock: v.optional(v.literal('sold_out')),
    /** Responds as if the provider had reported this status. */
    payment: v.optional(v.picklist(['pending', 'failed', 'cancelled', 'expired'])),
    /** The number of calls after which the scenario ends. Without it, the scenario applies until it is removed. */
    times: v.optional(buildWholeNumberSchema(1, 1000)),
  }),
  v.check(
    (scenario) => effects.some((effect) => scenario[effect] !== undefined),
    `must have one of ${effects.join(', ')}`,
  ),
  v.check(
    ({ type, data, status }) => status !== undefined || (type === undefined && data === undefined),
    'type and data need a status',
  ),
)

export type Scenario = v.InferOutput<typeof scenarioShape>
