import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parse } from 'valibot'
import { SidePanels } from '../../../src/layout/sidePanel/SidePanels'
import { product, type Product } from '../../../src/contract/product'
import { languageId, type Language } from '../../../src/i18n/languages'
import type { ProductContent } from '../../../src/pageTable/contents/product'
import { drawProduct } from '../../../src/pageTable/pages/drawProduct'
import ProductTemplate from '../../../src/templates/product'
import { buildTemplateElement } from '../dom/renderTemplate'
import { InPage, openPageStore, setLazyTestStore } from '../store/pageStore'
import type { startSandboxServer } from '../sandbox/startSandboxServer'

type Server = ReturnType<typeof startSandboxServer>

/** Returns a product as the build fetches it. */
export async function fetchBuiltProduct(server: Server, id: number, language: Language): Promise<Product> {
  const headers = { Lang: String(languageId[language]) }
  const response = await server.shop(new Request(`http://localhost:9000/web/v1/product?id=${id}`, { headers }))
  return parse(product, await response.json())
}

/** Visits a page whose services have not loaded. `openServices` loads them. */
export async function visitProduct(
  server: Server,
  id: number,
  language: Language = 'nl',
  otherContent: Partial<ProductContent> = {},
) {
  const builtProduct = await fetchBuiltProduct(server, id, language)
  const content: ProductContent = {
    product: builtProduct,
    id_sku: null,
    brand: { name: builtProduct.brand.name, path: `/${language}/brand` },
    family: { name: 'Familie', path: `/${language}/family` },
    relatives: [],
    room: null,
    complementary: [],
    related: [],
    ...drawProduct(builtProduct),
    ...otherContent,
  }
  const store = setLazyTestStore(language)
  window.history.replaceState(null, '', `/${language}/product`)
  const view = render(
    <>
      {buildTemplateElement(ProductTemplate, content, { language })}
      <InPage language={language}>
        <SidePanels />
      </InPage>
    </>,
  )
  await act(async () => {})
  return {
    ...view,
    builtProduct,
    store,
    shopper: userEvent.setup(),
    openServices: () => act(() => openPageStore()),
    readText: () => view.container.textContent!.replace(/\u00a0/g, ' '),
    getAddButton: () => screen.getByRole('button', { name: language === 'nl' ? 'In mandje' : 'Add to basket' }),
  }
}
