import { attachServices } from '../../../src/gatsby/startServices'
import { createAppStore } from '../../../src/gatsby/store'
import type { AppStore } from '../../../src/store/AppThunk'
import { type ApiClient, createClient, type Tokens } from '../../../src/store/http/client'
import { startStore } from '../../../src/store/start/startStore'

/** Creates a client that calls the page's own origin. */
export const connectTo =
  (languageId: number, applicationName = 'up-north-test') =>
  (getTokens: () => Tokens): ApiClient =>
    createClient({
      baseUrl: '',
      languageId,
      getTokens,
      application: { name: applicationName, version: '0' },
    })

/** The real store has its services on the page's own origin, and is not started. The default language is Dutch. */
export function createTestStore(languageId = 1, applicationName?: string, connect = connectTo): AppStore {
  const store = createAppStore(() => Promise.reject(new Error('the services are attached')))
  attachServices(store, { languageId, connect: connect(languageId, applicationName) })
  return store
}

export async function openTestStore(languageId?: number): Promise<AppStore> {
  const store = createTestStore(languageId)
  await store.dispatch(startStore())
  return store
}

/**
 * Creates the real store as a page does: the first thunk loads the services and starts them.
 * @param load the load of the services, which fails when it rejects
 */
export const createLazyStore = (languageId = 1, load: () => Promise<unknown> = () => Promise.resolve()): AppStore =>
  createAppStore(async (store) => {
    await load()
    attachServices(store, { languageId, connect: connectTo(languageId) })
    void store.dispatch(startStore())
  })

/** The test resolves the returned promise with `open`. */
export function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

/** A variant of the demo catalogue that is in stock. */
export const chair = { id_product: 1001, id_product_attribute: 100101 }
/** Another variant, which is reduced like the chair. */
export const bench = { id_product: 1003, id_product_attribute: 100301 }
/** Not reduced, so that every voucher applies to this variant. It is in stock. */
export const otherChair = { id_product: 1004, id_product_attribute: 100401 }
