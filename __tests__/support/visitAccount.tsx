import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { LanguageContext } from '../../src/i18n/LanguageContext'
import { languageId, type Language } from '../../src/i18n/languages'
import { setShopLoader } from '../../src/state/door'
import { startShop } from '../../src/state/startShop'
import type { ShopStore } from '../../src/state/store'
import '../../src/state/ShopProvider'
import { createTestStore } from './shopStore'

/**
 * A page that needs the shop, or a part of one, in a browser that may hold tokens already: the real store starts when the
 * page asks for it.
 */
export function visit(page: ReactElement, language: Language = 'nl') {
  let shop: ShopStore | null = null
  setShopLoader(() => {
    shop = createTestStore(languageId[language])
    void shop.dispatch(startShop())
    return Promise.resolve(shop)
  })
  const shopper = userEvent.setup()
  const view = render(<LanguageContext.Provider value={language}>{page}</LanguageContext.Provider>)
  return {
    ...view,
    shopper,
    get shop(): ShopStore {
      if (!shop) throw new Error('The shop has not been asked for yet')
      return shop
    },
  }
}
