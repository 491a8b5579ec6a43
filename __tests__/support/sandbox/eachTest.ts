import type { Sandbox, SandboxOptions } from '../../../src/sandbox/openSandbox'
import { openSeededSandbox } from './openSeededSandbox'
import { Shopper } from './Shopper'

/** The sandbox of the current test, and a visitor of it. */
export let sandbox: Sandbox
export let shopper: Shopper

/** The time of the sandbox, which a test can change if the suite began with a time. */
export const clock = { time: 0 }

/** Opens a new sandbox before each test of the suite, at the given time if there is one, and closes it afterwards. */
export function openEachTest(
  start?: string,
  options: Pick<SandboxOptions, 'sessionLifetime' | 'siteOrigin'> = {},
): void {
  beforeEach(() => {
    clock.time = start ? Date.parse(start) : 0
    sandbox = openSeededSandbox({ passwordCost: 16, ...options, ...(start && { now: () => new Date(clock.time) }) })
    shopper = new Shopper(sandbox)
  })
  afterEach(() => sandbox.close())
}

/** One sandbox serves all tests of the suite, which must not disturb each other. Each test has a new visitor. */
export function openForSuite(): void {
  beforeAll(() => (sandbox = openSeededSandbox({ passwordCost: 16 })))
  beforeEach(() => (shopper = new Shopper(sandbox)))
  afterAll(() => sandbox.close())
}

export const readStock = (id_product_attribute: number): number =>
  sandbox.database.value<number>(
    'SELECT stock FROM combination WHERE id_product_attribute = ?',
    id_product_attribute,
  ) ?? 0

export const setStock = (id_product_attribute: number, stock: number): void =>
  void sandbox.database.updateRows('combination', { id_product_attribute }, { stock })
