import { createClient } from '../apiClient/client'
import { application } from '../config/application'
import { env } from '../config/env'
import { startShop } from '../state/startShop'
import { createShopStore, type ShopStore } from '../state/store'

/** Makes the shop and sets its start-up going (SPEC §4); what is asked of the cart meanwhile waits for it. */
export function createStore(languageId: number): ShopStore {
  const store = createShopStore({
    languageId,
    connect: (tokens) => createClient({ baseUrl: env.shopApiUrl, languageId: () => languageId, tokens, application }),
  })
  void store.dispatch(startShop())
  return store
}
