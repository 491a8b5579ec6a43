import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parse } from 'valibot'
import { SidePanelPart } from '../../src/app/frame/SidePanelPart'
import { product, type Product } from '../../src/contract/product'
import { LanguageContext } from '../../src/i18n/LanguageContext'
import { languageId, type Language } from '../../src/i18n/languages'
import type { ProductContent } from '../../src/pageTable/contents/product'
import { drawingsOf } from '../../src/pageTable/drawing/drawingsOf'
import { openShop, setShopLoader } from '../../src/state/door'
import { startShop } from '../../src/state/startShop'
import ProductTemplate from '../../src/templates/product'
import { templateElement } from './renderTemplate'
import { createTestStore } from './shopStore'
import type { startShopServer } from './shopServer'
// What comes late, read ahead: a test waits for the page, not for the compiler.
import '../../src/app/frame/SidePanelIsland'
import '../../src/features/catalogue/product/after/deliveryStations'
import '../../src/features/catalogue/product/after/openGiftlists'
import '../../src/features/catalogue/product/after/SeenPlace'
import '../../src/features/catalogue/product/after/share'
import '../../src/features/catalogue/product/after/productNews'
import '../../src/features/catalogue/product/fullScreen/FullScreen'
import '../../src/features/catalogue/product/gone/GonePage'
import '../../src/features/catalogue/product/recent/SeenWall'
import '../../src/templates/parts/WholeSidePanel'
import '../../src/features/catalogue/wall/TileHeart'
import '../../src/state/wishlist/hearts'
import '../../src/state/catalogue/loadFreshProduct'
import '../../src/state/ShopProvider'

type Server = ReturnType<typeof startShopServer>

/** A product as the shop has it when the site is built. */
export async function builtProduct(server: Server, id: number, language: Language): Promise<Product> {
  const headers = { Lang: String(languageId[language]) }
  const answer = await server.shop(new Request(`http://localhost:9000/web/v1/product?id=${id}`, { headers }))
  return parse(product, await answer.json())
}

/** A product's page as it was built, in a browser whose shop has not been opened yet. `openShop` opens it. */
export async function aProductPage(
  server: Server,
  id: number,
  language: Language = 'nl',
  more: Partial<ProductContent> = {},
) {
  const built = await builtProduct(server, id, language)
  const content: ProductContent = {
    product: built,
    id_sku: null,
    brand: { name: built.brand.name, path: `/${language}/brand` },
    family: { name: 'Familie', path: `/${language}/family` },
    relatives: [],
    complementary: [],
    related: [],
    ...drawingsOf(built),
    ...more,
  }
  const shop = createTestStore(languageId[language])
  setShopLoader(async () => {
    await shop.dispatch(startShop())
    return shop
  })
  window.history.replaceState(null, '', `/${language}/product`)
  const view = render(
    <>
      {templateElement(ProductTemplate, content, { language })}
      <LanguageContext.Provider value={language}>
        <SidePanelPart />
      </LanguageContext.Provider>
    </>,
  )
  await act(async () => {})
  return {
    ...view,
    built,
    shop,
    shopper: userEvent.setup(),
    openShop: () => act(async () => void (await openShop())),
    text: () => view.container.textContent!.replace(/\u00a0/g, ' '),
    add: () => screen.getByRole('button', { name: language === 'nl' ? 'In winkelmandje' : 'Add to basket' }),
  }
}
