import { createClient } from '../../../src/store/http/client'
import { createStore, type AppStore } from '../../../src/store/createStore'

/** Creates the real store on the page's own origin, as in the app, without starting it. The default language is Dutch. */
export function createTestStore(languageId = 1, applicationName = 'up-north-test'): AppStore {
  return createStore({
    languageId,
    connect: (tokens) =>
      createClient({
        baseUrl: '',
        languageId: () => languageId,
        tokens,
        application: { name: applicationName, version: '0' },
      }),
  })
}

/** Returns a promise that the test resolves with `open`. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

/** A variant of the demo catalogue that is in stock. */
export const chair = { id_product: 1001, id_product_attribute: 100101 }
/** Another variant, which is reduced like the chair. */
export const bench = { id_product: 1003, id_product_attribute: 100301 }
/** A variant of another product that is in stock and not reduced, so that every voucher applies to it. */
export const otherChair = { id_product: 1004, id_product_attribute: 100401 }
