import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parse } from 'valibot'
import { SidePanels } from '../../../src/layout/sidePanel/SidePanels'
import { productList } from '../../../src/contract/productList'
import { panel as panelEn } from '../../../src/i18n/en/panel'
import { catalogue as catalogueEn } from '../../../src/i18n/en/firstLoad/catalogue'
import { languageId, type Language } from '../../../src/i18n/languages'
import { catalogue } from '../../../src/i18n/nl/firstLoad/catalogue'
import { panel } from '../../../src/i18n/nl/panel'
import { panelOpened } from '../../../src/store/sidePanelSlice'
import { startStore } from '../../../src/store/start/startStore'
import type { AppStore } from '../../../src/store/AppThunk'
import NewArrivalsPage from '../../../src/templates/new-arrivals'
import { buildTemplateElement } from '../dom/renderTemplate'
import { InPage, setPageStore } from '../store/pageStore'
import { createTestStore } from '../store/testStore'
import { startSandboxServer } from '../sandbox/startSandboxServer'

const panelMessages = { nl: { panel, catalogue }, en: { panel: panelEn, catalogue: catalogueEn } }
export const chair = { id: 1004, nl: 'Spile stoel', en: 'Spile chair' }
export const pendant = { id: 1038, nl: 'Klokke hanglamp' }
export const lamp = { id: 1041, nl: 'Ris druppelvormige papieren lamp' }
export const soldOut = { id: 1040, nl: 'Ris ovale papieren lamp' }

export const part = (name: string) => screen.getByRole('region', { name })
export const add = (name: string) => screen.getByRole('button', { name })

/** The products of the list can be added in the side panel. */
export function startCombinations() {
  const server = startSandboxServer()

  async function cards(language: Language) {
    const ids = [chair, pendant, lamp, soldOut].map(({ id }) => id).join()
    const answer = await server.shop(
      new Request(`http://localhost:9000/web/v1/products?ids=${ids}`, {
        headers: { Lang: String(languageId[language]) },
      }),
    )
    return parse(productList, await answer.json())._embedded.products
  }

  /** The store has started. */
  async function aList(language: Language = 'nl', unstarted?: AppStore) {
    const shop = setPageStore(unstarted ?? createTestStore(languageId[language]))
    if (!unstarted) await shop.dispatch(startStore())
    const products = await cards(language)
    const list = { scope: {}, total: products.length, products }
    render(
      <>
        {buildTemplateElement(NewArrivalsPage, { list, story: null }, { language })}
        <InPage language={language}>
          <SidePanels />
        </InPage>
      </>,
    )
    const text = panelMessages[language]
    const shopper = userEvent.setup()
    /** Opens the panel for several products, as a product page does. */
    const together = async (...ids: number[]) => {
      act(() => void shop.dispatch(panelOpened({ mode: 'addCombination', data: { id_products: ids } })))
      const dialog = await screen.findByRole('dialog', { name: text.panel.bundle.together })
      await within(dialog).findAllByRole('heading', { level: 3 })
      return dialog
    }
    return {
      shop,
      shopper,
      text,
      together,
      cart: () => shop.getState().cart.cart?.items.map(({ name, quantity }) => [name, quantity]) ?? [],
      opened: () => screen.findByRole('dialog', { name: text.panel.bundle.choose }),
      /** Includes all products. */
      async allTogether(...ids: number[]) {
        const dialog = await together(...ids)
        for (const box of within(dialog).getAllByRole('checkbox', { checked: false })) await shopper.click(box)
        return dialog
      },
    }
  }

  const posts = () => server.asked().filter((call) => call.startsWith('POST'))
  const takeFromStock = (id_product_attribute: number, stock: number) =>
    server.sandbox.database.run(
      'UPDATE combination SET stock = ? WHERE id_product_attribute = ?',
      stock,
      id_product_attribute,
    )
  return { server, aList, posts, takeFromStock }
}
