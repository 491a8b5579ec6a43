import { createClient } from '../store/http/client'
import { env } from '../config/env'
import { startStore } from '../store/startStore'
import { type AppStore, createStore } from '../store/createStore'
import { name, version } from '../../package.json'

/** Makes the shop and sets its start-up going (SPEC §4); what is asked of the cart meanwhile waits for it. */
export function openStore(languageId: number): AppStore {
  const store = createStore({
    languageId,
    connect: (tokens) => createClient({ baseUrl: env.shopApiUrl, languageId: () => languageId, tokens, application }),
  })
  void store.dispatch(startStore())
  return store
}

/** What the storefront calls itself to the shop API (SPEC §7: X-Application-Name, X-Application-Version). */
const application = { name, version }
