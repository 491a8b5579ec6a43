import { startStore } from '../../../src/store/start/startStore'
import type { AppStore } from '../../../src/store/AppThunk'
import { accountWithWishes, readWishes, wishlistCall } from '../sandbox/accountWithWishes'
import { startSandboxServer } from '../sandbox/startSandboxServer'
import { chair, createTestStore } from './testStore'
import { setLazyTestStore, setPageStore } from './pageStore'

export const kept = { ...chair, quantity: 2, price_then: 429, in_stock_then: true }
export const path = wishlistCall

export const openPage = (): AppStore => setPageStore(createTestStore())

export async function openStartedPage() {
  const store = openPage()
  await store.dispatch(startStore())
  return store
}
export const listReceivedIds = ({ getState }: AppStore) =>
  getState().wishlist.received?.list.items.map(({ id_product_attribute: id }) => id)

/** Each test starts with a page that has not loaded the store. */
export function startWishes() {
  const server = startSandboxServer()

  // Each test simulates a new page, which has not loaded the store of the previous test.
  beforeEach(() => void setLazyTestStore('nl', () => Promise.reject(new Error('not yet'))))

  const createAccountWithWishes = (...items: object[]) => accountWithWishes(server, ...items)

  /** The customer's list contains these items, and the browser is logged in. */
  async function logInWithWishes(...items: object[]) {
    window.localStorage.setItem('upnorth.session', (await createAccountWithWishes(...items)).session)
  }

  /** Leaves out the variants that the tests add. */
  const listVariants = (count: number) =>
    server.sandbox.database.all<{ id_product: number; id_product_attribute: number }>(
      `SELECT id_product, id_product_attribute FROM combination
        WHERE id_product_attribute NOT IN (100101, 100301) ORDER BY 2 LIMIT ?`,
      count,
    )

  const readRows = () => readWishes(server).reverse()
  const listMerges = () => server.asked().filter((call) => call === `POST /web${path}/items`)
  return { server, createAccountWithWishes, logInWithWishes, listVariants, readRows, listMerges }
}
