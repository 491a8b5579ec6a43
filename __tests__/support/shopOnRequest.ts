import { languageId, type Language } from '../../src/i18n/languages'
import { setShopLoader } from '../../src/state/door'
import { startShop } from '../../src/state/startShop'
import type { ShopStore } from '../../src/state/store'
import { createTestStore } from './shopStore'

/** The real store, in a browser that may hold tokens already. It starts when a page asks for the shop. */
export function shopOnRequest(language: Language): ShopStore {
  const shop = createTestStore(languageId[language])
  setShopLoader(() => {
    void shop.dispatch(startShop())
    return Promise.resolve(shop)
  })
  return shop
}
