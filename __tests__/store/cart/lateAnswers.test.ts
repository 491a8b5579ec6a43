import { setImmediate as nextTurn } from 'node:timers/promises'
import { addToCart } from '../../../src/store/cart/addToCart'
import { selectWantedQuantity } from '../../../src/store/cart/cartSlice'
import { updateItem } from '../../../src/store/cart/cartThunks'
import { loggedOut } from '../../../src/store/sharedActions'
import { startStore } from '../../../src/store/start/startStore'
import { assertWalks, createSeed, fc, scaleRuns } from '../../support/propertyTests'
import { openSeededSandbox } from '../../support/sandbox/openSeededSandbox'
import { chair, createTestStore } from '../../support/store/testStore'

const sandbox = openSeededSandbox()
const { fetch } = globalThis
beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance', 'hrtime'] }),
)
afterEach(() => {
  jest.clearAllTimers()
  globalThis.fetch = fetch
  jest.useRealTimers()
  window.localStorage.clear()
})
afterAll(() => sandbox.close())

/** The delay of the response to a call in ms, and its outcome. */
interface Answer {
  late: number
  fate: 'answered' | 'not sent' | 'answer lost' | 'refused'
}

/** Answers the calls in this order, and later calls at once. Records the calls. */
function answerLate(answers: Answer[]) {
  const sent: string[] = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    sent.push(`${request.method} ${new URL(request.url).pathname}`)
    const { late, fate } = answers.shift() ?? { late: 0, fate: 'answered' }
    const answer = fate === 'answered' || fate === 'answer lost' ? await sandbox.answer(request) : null
    if (late > 0) await new Promise((resolve) => setTimeout(resolve, late))
    if (fate === 'refused') return new Response(null, { status: 502 })
    if (fate !== 'answered' || !answer) throw new TypeError('Failed to fetch')
    return answer
  }
  return sent
}

/** The step of the clock in ms. */
const step = 50

/** Advances the clock in steps, and lets the responses arrive. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += step) {
    jest.advanceTimersByTime(step)
    // A response passes through several promises of the client.
    for (let turn = 0; turn < 3; turn += 1) await nextTurn()
  }
}

async function storeWithChair() {
  window.localStorage.clear()
  answerLate([])
  const store = createTestStore()
  const started = store.dispatch(startStore())
  await pass(200)
  await started
  const added = store.dispatch(addToCart({ ...chair }))
  await pass(200)
  await added
  const id = store.getState().cart.cart?.items[0]?.id ?? 0
  const inApi = () =>
    sandbox.database.one<{ quantity: number }>('SELECT quantity FROM cart_item WHERE id_cart_item = ?', id)?.quantity
  return { store, id, inApi, shown: () => selectWantedQuantity(id)(store.getState()) }
}

const late = fc.integer({ min: 0, max: 3000 })
const clicks = fc.array(fc.integer({ min: 50, max: 400 }), { minLength: 10, maxLength: 10 })
const lates = fc.array(late, { minLength: 40, maxLength: 40 })
const failing = fc.record({
  at: fc.integer({ min: 0, max: 6 }),
  fate: fc.constantFrom<Answer['fate']>('not sent', 'answer lost', 'refused'),
})

/** The number of runs in one test, small enough for the time limit of a test. */
const runsOfAPart = 3
const parts = Array.from({ length: scaleRuns(60) / runsOfAPart }, (_, part) => part + 1)

describe('ten quick clicks with answers up to three seconds late, and one failure', () => {
  test.each(parts)('the page has the cart of the API within five seconds of the last click, part %i', (part) =>
    assertWalks(
      fc.asyncProperty(clicks, lates, failing, async (pauses, delays, { at, fate }) => {
        const { store, id, inApi, shown } = await storeWithChair()
        answerLate(delays.map((late, call) => ({ late, fate: call === at ? fate : 'answered' })))
        const outcomes: unknown[] = []
        const falseErrors: unknown[] = []
        for (const [click, pause] of pauses.entries()) {
          await pass(pause)
          void store.dispatch(updateItem(id, click + 2)).then(({ error }) => {
            outcomes[click] = error
            // An error claims that the cart is unchanged. This is true only if the API has the displayed quantity and no
            // newer click waits.
            if (error && shown() !== inApi()) falseErrors.push({ click, error, shown: shown(), inApi: inApi() })
          })
        }
        const seen = new Set<number | undefined>()
        const leave = store.subscribe(() => seen.add(shown()))
        await pass(5000)
        expect(store.getState().cart.cart?.items).toMatchObject([{ id, quantity: inApi() }])
        expect(shown()).toBe(inApi())
        for (let waited = 0; waited < 10 && store.getState().cart.pending > 0; waited += 1) await pass(1000)
        leave()
        expect(falseErrors).toEqual([])
        expect(Object.values(outcomes)).toHaveLength(10)
        // Only a failure after the last click may result in a quantity that the user did not want.
        expect([...seen]).toEqual(outcomes[9] === null ? [11] : [11, inApi()])
        expect(shown()).toBe(inApi())
        expect(store.getState().cart).toMatchObject({ pending: 0, wanted: {}, difference: null })
        // The last late responses arrive.
        await pass(3000)
      }),
      { seed: createSeed(part), numRuns: runsOfAPart, endOnFailure: true },
    ),
  )
})

test('a newer quantity does not wait for a slow load after a failed one, and the late load changes nothing', async () => {
  const { store, id, inApi, shown } = await storeWithChair()
  const sent = answerLate([
    { late: 0, fate: 'refused' },
    { late: 5000, fate: 'answered' },
    { late: 2000, fate: 'answered' },
  ])
  void store.dispatch(updateItem(id, 3))
  await pass(100)
  const changed = store.dispatch(updateItem(id, 4))
  await pass(3500)
  expect(sent.slice(0, 3).map((call) => call.split(' ')[0])).toEqual(['PUT', 'GET', 'PUT'])
  expect(await changed).toMatchObject({ ok: true, answer: { type: 'updated' } })
  expect([shown(), inApi(), store.getState().cart.cart?.items[0]?.quantity]).toEqual([4, 4, 4])
  await pass(3000)
  expect([shown(), inApi(), store.getState().cart.cart?.items[0]?.quantity]).toEqual([4, 4, 4])
})

test('a quantity that is answered in time is sent once', async () => {
  const { store, id } = await storeWithChair()
  const sent = answerLate([{ late: 800, fate: 'answered' }])
  const changed = store.dispatch(updateItem(id, 3))
  await pass(4000)
  expect(await changed).toMatchObject({ ok: true, answer: { type: 'updated' } })
  expect(sent).toEqual([`PUT /web/v1/cart/items/${id}`])
})

test('a call without a response is followed by at most two others, and the cart is loaded once the late responses have arrived', async () => {
  const { store, id, inApi } = await storeWithChair()
  const call = `PUT /web/v1/cart/items/${id}`
  const sent = answerLate([
    { late: 9000, fate: 'answered' },
    { late: 9000, fate: 'answered' },
    { late: 100, fate: 'answered' },
  ])
  const changed = store.dispatch(updateItem(id, 3))
  await pass(2000)
  expect(await changed).toMatchObject({ ok: true, answer: { type: 'updated' } })
  expect(sent).toEqual([call, call, call])
  await pass(10_000)
  expect(sent).toEqual([call, call, call, 'GET /web/v1/cart'])
  expect(inApi()).toBe(3)
})

/** docs/shop-api/cart.md: a quantity arrives three times at most, and the answer that says so ends it. */
test.each([
  [1200, 2, 3],
  [2500, 2, 4],
  [2500, 5, 4],
  [4000, 5, 4],
])('with answers %i ms late, %i quick clicks are sent in %i calls, however many wait', async (late, clicks, calls) => {
  const { store, id, inApi, shown } = await storeWithChair()
  const sent = answerLate(Array.from({ length: 20 }, () => ({ late, fate: 'answered' as const })))
  const changes = []
  for (let quantity = 2; quantity < 2 + clicks; quantity += 1) {
    changes.push(store.dispatch(updateItem(id, quantity)))
    await pass(100)
  }
  await pass(20_000)
  expect(sent.filter((call) => call.startsWith('PUT'))).toHaveLength(calls)
  expect((await Promise.all(changes)).map(({ ok }) => ok)).toEqual(Array(clicks).fill(true))
  expect([shown(), inApi()]).toEqual([clicks + 1, clicks + 1])
})

test.each([
  { quantity: 999, fate: 'answered' as const, outcome: 'out_of_stock', inCart: 2 },
  { quantity: 3, fate: 'not sent' as const, outcome: undefined, inCart: 3 },
])(
  'the call of the second click sends the quantity $quantity that the slow first call sent in vain ($fate)',
  async ({ quantity, fate, outcome, inCart }) => {
    const { store, id, inApi, shown } = await storeWithChair()
    const sent = answerLate([
      { late: 1200, fate: 'answered' },
      { late: 500, fate },
    ])
    const first = store.dispatch(updateItem(id, 2))
    await pass(100)
    const second = store.dispatch(updateItem(id, quantity))
    await pass(5000)
    expect((await Promise.all([first, second])).map(({ error }) => error?.type)).toEqual([outcome, outcome])
    expect(sent.filter((call) => call.startsWith('PUT'))).toHaveLength(3)
    expect([shown(), inApi(), store.getState().cart.cart?.items[0]?.quantity]).toEqual(Array(3).fill(inCart))
  },
)

test('loading the cart after late responses does not delay a newer quantity, whose response contains the cart', async () => {
  const { store, id, inApi } = await storeWithChair()
  const sent = answerLate([1500, 0, 500].map((late) => ({ late, fate: 'answered' as const })))
  const changes = [store.dispatch(updateItem(id, 2))]
  for (const quantity of [3, 4]) {
    await pass(quantity === 3 ? 1400 : 200)
    changes.push(store.dispatch(updateItem(id, quantity)))
  }
  await pass(3000)
  await Promise.all(changes)
  expect(sent).toEqual(Array(4).fill(`PUT /web/v1/cart/items/${id}`))
  expect(inApi()).toBe(4)
})

test('a newer quantity does not wait for a slow load that late responses caused', async () => {
  const { store, id, inApi, shown } = await storeWithChair()
  const sent = answerLate([1500, 0, 6000, 0].map((late) => ({ late, fate: 'answered' as const })))
  await Promise.all([store.dispatch(updateItem(id, 2)), pass(1600)])
  expect(sent.map((call) => call.split(' ')[0])).toEqual(['PUT', 'PUT', 'GET'])
  const changed = store.dispatch(updateItem(id, 3))
  await pass(2000)
  expect(sent.map((call) => call.split(' ')[0])).toEqual(['PUT', 'PUT', 'GET', 'PUT'])
  expect(await changed).toMatchObject({ ok: true, answer: { type: 'updated' } })
  await pass(6000)
  expect([shown(), inApi(), store.getState().cart.cart?.items[0]?.quantity]).toEqual([3, 3, 3])
})

test('no call is repeated for a user who has logged out', async () => {
  const { store, id } = await storeWithChair()
  const sent = answerLate([{ late: 3000, fate: 'answered' }])
  const changed = store.dispatch(updateItem(id, 3))
  await pass(500)
  store.dispatch(loggedOut())
  await pass(4000)
  await changed
  expect(sent).toEqual([`PUT /web/v1/cart/items/${id}`])
  expect(store.getState().cart).toMatchObject({ cart: null, token: null, wanted: {}, pending: 0 })
})

test('a refusal is not repeated', async () => {
  const { store, id } = await storeWithChair()
  const sent = answerLate([])
  const changed = store.dispatch(updateItem(id, 999))
  await pass(4000)
  expect(await changed).toMatchObject({ ok: false, error: { type: 'out_of_stock' } })
  expect(sent.filter((call) => call.startsWith('PUT'))).toHaveLength(1)
})
