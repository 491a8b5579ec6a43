import * as v from 'valibot'
import { ShopError } from '../http/ShopError'
import { scenarioShape, type Scenario } from './scenarioShape'

/** A scenario from its JSON; anything else is 400 bad_scenario with one message that says what is wrong. */
export function readScenario(text: string): Scenario {
  const refuse = (fault: string) => new ShopError(400, 'bad_scenario', `The scenario is not valid: ${fault}`)
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
