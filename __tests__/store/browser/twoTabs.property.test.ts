import { readTokens } from '../../../src/store/browser/tokens'
import { assertWalks, fc, createSeed, scaleRuns } from '../../support/propertyTests'
import type { Fate } from '../../support/store/unreliableNetwork'
import { openTwoTabs, step, type Step } from '../../support/store/twoTabs'
import { insertGiftlist } from '../../support/sandbox/insertGiftlist'
import { openSeededSandbox } from '../../support/sandbox/openSeededSandbox'

// The storage of this browser lags behind at most eight calls, responses or messages of the simulated network.
jest.mock('../../../src/store/browser/storageLag', () => ({ storageLag: 8 }))

/** The number of runs in one test, small enough for the time limit of a test. */
const runsOfAPart = 5
const parts = Array.from({ length: scaleRuns(1000) / runsOfAPart }, (_, part) => part + 1)

const sandbox = openSeededSandbox()
sandbox.database.exec('UPDATE combination SET stock = 3 WHERE id_product_attribute = 105701')
insertGiftlist(sandbox.database, [{ variant: 100402, quantity: 2 }])
const { fetch } = globalThis
beforeAll(() =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'hrtime'] }),
)
afterAll(() => {
  globalThis.fetch = fetch
  jest.useRealTimers()
  sandbox.close()
})

const unreliable = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Fate>('answered') },
  { weight: 1, arbitrary: fc.constantFrom<Fate>('answer lost', 'not sent', 'answer broken') },
)
const steps = fc.array(step, { minLength: 1, maxLength: 8 })
const fates = fc.oneof(fc.constant<Fate[]>([]), fc.array(unreliable, { maxLength: 12 }))

/** Whether every request was answered and no tab can hold an outdated cart. */
const undisturbed = (taken: readonly Step[], fated: readonly Fate[]) =>
  fated.every((fate) => fate === 'answered') &&
  taken.every(({ cartAction }) => cartAction !== 'reload' && cartAction !== 'close')

async function run(scheduler: fc.Scheduler, taken: readonly Step[], fated: readonly Fate[]) {
  const tabs = openTwoTabs(sandbox, scheduler, fated)
  const expectTheTruth = async () => {
    const api = await tabs.cartOfTheApi()
    expect(api?.closed ?? false).toBe(false)
    expect(await tabs.lostCarts()).toEqual([])
    for (const { cart, session } of tabs.states()) {
      expect(cart.cart).toEqual(api)
      expect({ cart: cart.token, session: session.token }).toEqual(readTokens())
      expect(cart).toMatchObject({ pending: 0, wanted: {}, token: cart.cart?.token ?? null })
    }
    expect(tabs.failures).toEqual([])
  }
  try {
    for (const one of taken) await tabs.take(one)
    await tabs.settle()
    if (undisturbed(taken, fated)) await expectTheTruth()
    await tabs.resyncCart()
    await expectTheTruth()
  } finally {
    tabs.leave()
    jest.clearAllTimers()
  }
}

const walks = fc.asyncProperty(fc.scheduler(), steps, fates, run)

test.each(parts)(`both tabs show the cart of the API after random steps, part %i of ${parts.length}`, (part) =>
  assertWalks(walks, { seed: createSeed(part), numRuns: runsOfAPart, endOnFailure: true }),
)
