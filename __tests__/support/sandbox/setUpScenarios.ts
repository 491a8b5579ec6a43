import { cartAnswer } from '../../../src/contract/cart'
import type { Sandbox } from '../../../src/sandbox/openSandbox'
import { origin, Shopper } from './Shopper'
import { openSeededSandbox } from './openSeededSandbox'

/** Opens a sandbox for the tests of a file. Each test starts with a new user and without a scenario. */
export function setUpScenarios() {
  let sandbox: Sandbox
  let shopper: Shopper
  const open = () => {
    sandbox = openSeededSandbox()
  }
  beforeAll(open)
  beforeEach(() => {
    shopper = new Shopper(sandbox)
  })
  afterEach(() => at('DELETE'))
  afterAll(() => sandbox.close())

  const at = (method: string, body?: unknown, headers: Record<string, string> = {}) =>
    sandbox.shop(
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
  const myCart = () => shopper.call(cartAnswer, 'GET', '/v1/cart')
  const ready = async () => {
    await shopper.add(105701, 2)
    await shopper.guest()
    await shopper.carrier(1)
  }
  return {
    at,
    set,
    withHeader,
    myCart,
    ready,
    /** Reopens the sandbox after a test has closed it. */
    open,
    get sandbox() {
      return sandbox
    },
    get shopper() {
      return shopper
    },
  }
}
