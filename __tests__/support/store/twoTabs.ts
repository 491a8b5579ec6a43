import { parse } from 'valibot'
import { cartAnswer, type Cart, type CartItem } from '../../../src/contract/cart'
import type { Sandbox } from '../../../src/sandbox/openSandbox'
import { resyncCart } from '../../../src/store/tabs/crossTab'
import type { AppThunk } from '../../../src/store/AppThunk'
import { startStore } from '../../../src/store/start/startStore'
import type { AppStore } from '../../../src/store/AppThunk'
import { storageLag } from '../../../src/store/browser/storageLag'
import { readTokens } from '../../../src/store/browser/tokens'
import { openBrowser } from './fakeBrowser'
import type { FakeStorage } from './fakeStorage'
import { cartAction, performCartAction } from './cartActions'
import { fc } from '../propertyTests'
import { createUnreliableNetwork, type Fate } from './unreliableNetwork'
import { createTestStore } from './testStore'

export const step = fc.record({
  tab: fc.constantFrom(0, 1),
  /** An action in the tab, a reload of the tab, or an order of its cart on another device (`close`). */
  cartAction: fc.oneof(
    { weight: 10, arbitrary: cartAction },
    { weight: 1, arbitrary: fc.constant('reload' as const) },
    { weight: 2, arbitrary: fc.constant('close' as const) },
  ),
  /** The number of calls and responses that arrive before the next step. 0 is a quick click. */
  then: fc.constantFrom(0, 0, 1, 2, 4, 20),
})
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

interface Tab {
  name: string
  store: AppStore
  close: () => void
  /** The tab's session storage, which survives a reload. */
  visit: FakeStorage
  removed: { line?: CartItem }
  /** The unfinished actions. */
  open: Set<Promise<unknown>>
}

const waitInQueue: AppThunk<Promise<void>> = (_dispatch, _getState, { enqueue }) => enqueue(() => Promise.resolve())

/** The number of turns of the event loop that is always enough between two calls of a page. */
const patience = 200

/** More than all calls, responses and messages that the actions of a run cause. */
const mostDeliveries = 2000

/**
 * The tabs belong to one browser, with the real store and an unreliable network. Only the network makes time pass
 * (`jest.useFakeTimers`), and a value that one tab stores reaches the other tab at some time within the lag.
 */
export function openTwoTabs(sandbox: Sandbox, scheduler: fc.Scheduler, fates: readonly Fate[]) {
  const network = createUnreliableNetwork(sandbox, scheduler, [...fates])
  globalThis.fetch = network.ask
  window.localStorage.clear()
  const browser = openBrowser((what, task) => {
    let isDelivered = false
    const deliver = () => {
      if (!isDelivered) task()
      isDelivered = true
    }
    void scheduler.schedule(Promise.resolve(), `a tab receives a ${what}`).then(deliver)
    if (what === 'storage') setTimeout(deliver, storageLag)
  })
  let opened = 0

  const openTab = (visit?: FakeStorage): Tab => {
    const name = `tab ${(opened += 1)}`
    return { name, ...browser.openTab(() => createTestStore(1, name), visit), removed: {}, open: new Set() }
  }
  const begin = ({ open }: Tab, promise: Promise<unknown>) => {
    open.add(promise)
    // A thunk returns its errors, so a thunk that throws is a bug in the store.
    void promise.catch((error: unknown) => network.failures.push(String(error))).finally(() => open.delete(promise))
  }
  const tabs = [openTab(), openTab()]

  const reload = (at: number) => {
    tabs[at]?.close()
    network.forget(tabs[at]?.name ?? '')
    const tab = openTab(tabs[at]?.visit)
    tabs[at] = tab
    begin(tab, tab.store.dispatch(startStore()))
  }

  const fetchCart = async (token: string | null): Promise<Cart | null> => {
    const headers = { Lang: '1', ...(token !== null && { CartToken: token }) }
    const answer = await sandbox.answer(new Request('http://localhost/web/v1/cart', { headers }))
    return parse(cartAnswer, await answer.json()).cart
  }

  return {
    failures: network.failures,
    states: () => tabs.map(({ store }) => store.getState()),

    async take({ tab: at, cartAction: wanted, then }: Step) {
      const tab = tabs[at]
      if (!tab) return
      const { cart } = tab.store.getState().cart
      if (wanted === 'reload') reload(at)
      else if (wanted === 'close')
        sandbox.database.run('UPDATE cart SET closed = 1 WHERE id_cart = ?', cart?.id_cart ?? 0)
      else begin(tab, performCartAction(tab.store, wanted, tab.removed))
      await network.bring(then)
    },

    /** Waits until all actions have finished, the queues of both tabs are empty and all messages are delivered. */
    async settle() {
      let deliveries = 0
      let hasEmptiedQueues = false
      for (let idle = 0; idle < patience && deliveries < mostDeliveries; idle += 1) {
        const brought = await network.bring(1)
        deliveries += brought
        if (brought > 0) {
          idle = 0
          hasEmptiedQueues = false
        } else if (tabs.some(({ open }) => open.size > 0)) jest.advanceTimersByTime(1)
        else if (hasEmptiedQueues) return
        else {
          // A resync that another tab caused may still wait in the queue.
          for (const tab of tabs) begin(tab, tab.store.dispatch(waitInQueue))
          hasEmptiedQueues = true
        }
      }
      network.failures.push(`not done: ${tabs.map(({ name, open }) => `${open.size} in ${name}`).join(', ')}`)
    },

    /** The network has no errors during the reload. */
    async resyncCart() {
      network.calmDown()
      for (const tab of tabs) begin(tab, tab.store.dispatch(resyncCart()))
      await this.settle()
    },

    /** Returns the cart of the browser's token, directly from the API. */
    cartOfTheApi: () => fetchCart(readTokens().cart),

    /** Returns the open carts with items that belonged to this browser and whose tokens it has lost. */
    async lostCarts() {
      const dropped = network.newCarts.filter((token) => token !== readTokens().cart)
      const carts = await Promise.all(dropped.map(fetchCart))
      return carts.filter((cart) => cart && !cart.closed && cart.items.length > 0)
    },

    leave() {
      tabs.forEach(({ close }) => close())
      browser.leave()
    },
  }
}
