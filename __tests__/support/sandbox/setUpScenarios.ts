import { openEachTest, sandbox, shopper } from './eachTest'
import { origin } from './Shopper'

/** Returns the calls about the scenarios of the sandbox. */
export function setUpScenarios() {
  openEachTest()
  const at = (method: string, body?: unknown, headers: Record<string, string> = {}) =>
    sandbox.answer(
      new Request(`${origin}/sandbox/scenario`, {
        method,
        headers: { Origin: origin, ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
  const set = async (scenario: object) => (await at('PUT', scenario)).json() as Promise<unknown>
  const withHeader = (scenario: object) => {
    shopper.headers['X-Sandbox-Scenario'] = JSON.stringify(scenario)
  }
  return { at, set, withHeader }
}
