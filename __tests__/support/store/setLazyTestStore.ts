import { languageId, type Language } from '../../../src/i18n/languages'
import { setStoreLoader } from '../../../src/store/lazyStore'
import { startStore } from '../../../src/store/startStore'
import type { AppStore } from '../../../src/store/createStore'
import { createTestStore } from './testStore'

/** Provides the real store in a browser that may contain tokens. It starts when a page loads it. */
export function setLazyTestStore(language: Language): AppStore {
  const shop = createTestStore(languageId[language])
  setStoreLoader(() => {
    void shop.dispatch(startStore())
    return Promise.resolve(shop)
  })
  return shop
}
