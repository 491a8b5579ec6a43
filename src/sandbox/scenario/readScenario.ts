import * as v from 'valibot'
import { ShopError } from '../http/ShopError'

/** A scenario from its JSON; anything else is 400 bad_scenario with one message that says what is wrong. */
export function readScenario(text: string): Scenario {
  const refuse = (error: string) => new ShopError(400, 'bad_scenario', `The scenario is not valid: ${error}`)
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw refuse('it is not JSON')
  }
  const checked = v.safeParse(scenarioShape, given, { abortEarly: true, abortPipeEarly: true })
  if (checked.success) return checked.output
  const issue = checked.issues[0]
  const field = issue.path?.map((step) => String(step.key)).join('.')
  throw refuse([field, issue.message].filter(Boolean).join(': '))
}

/** Parts of the shop API that a scenario can be about; `payment` is paying and the status of it. */
export const scenarioAreas = ['any', 'cart', 'checkout', 'payment', 'session', 'points', 'orders', 'catalogue'] as const

/** A path of the API such as `/v1/cart/items/*`, the star for anything, and a method in front if only one is meant. */
const pathPattern = /^(?:(?:GET|POST|PUT|DELETE) )?\/v1[\w/*.-]*$/

const isAbout = (on: string) => scenarioAreas.some((area) => area === on) || (on.length <= 100 && pathPattern.test(on))

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

const effects = ['latency', 'status', 'body', 'cart', 'stock', 'payment'] as const

/** A switch of the sandbox (docs/sandbox.md): which calls it is about, and what is wrong with their answers. */
const scenarioShape = v.pipe(
  v.strictObject({
    on: v.optional(
      v.pipe(
        v.string(),
        v.check(isAbout, `must be one of ${scenarioAreas.join(', ')} or a path such as "PUT /v1/cart/*"`),
      ),
      'any',
    ),
    /** How long the answer takes, in ms. */
    latency: v.optional(whole(0, 60_000)),
    /** The call is refused with this status before anything is done, with a usual `type`, or this one and this `data`. */
    status: v.optional(whole(400, 599)),
    type: v.optional(v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/))),
    data: v.optional(v.unknown()),
    /** The call is done, but its answer is cut off in the middle, or is JSON of another shape. */
    body: v.optional(v.picklist(['broken', 'wrong'])),
    /** As if the cart had been ordered, or changed, somewhere else. */
    cart: v.optional(v.picklist(['closed', 'changed'])),
    /** As if there were no item left of anything. */
    stock: v.optional(v.literal('sold_out')),
    /** As if the provider had reported this. */
    payment: v.optional(v.picklist(['pending', 'failed', 'cancelled', 'expired'])),
    /** After so many calls it is over; without it, when it is taken away. */
    times: v.optional(whole(1, 1000)),
  }),
  v.check((given) => effects.some((effect) => given[effect] !== undefined), `must have one of ${effects.join(', ')}`),
  v.check(
    ({ type, data, status }) => status !== undefined || (type === undefined && data === undefined),
    'type and data need a status',
  ),
)

export type Scenario = v.InferOutput<typeof scenarioShape>
