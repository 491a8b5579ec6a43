import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { giftlist as giftlistEn } from '../../../src/i18n/en/giftlist'
import { panel as panelEn } from '../../../src/i18n/en/panel'
import type { Language } from '../../../src/i18n/languages'
import { giftlist as giftlistNl } from '../../../src/i18n/nl/giftlist'
import { panel as panelNl } from '../../../src/i18n/nl/panel'
import { SidePanels } from '../../../src/layout/sidePanel/SidePanels'
import type { PageContext } from '../../../src/pageTable/pageContext'
import { buildPages } from '../../../src/pageTable/pages/buildPages'
import { loadShopFiles } from '../data/loadShopFiles'
import { markHydrated } from '../../../src/store/browser/pageLoad'
import NotFoundPage from '../../../src/templates/404'
import GiftlistBuyPage from '../../../src/templates/giftlist-buy'
import GiftlistIndexPage from '../../../src/templates/giftlist-index'
import { fakeCatalogue } from '../data/fakeCatalogue'
import { address, fakeRouter, useAddress } from '../dom/fakeRouter'
import { buildNotFoundPage } from './notFoundPage'
import { InPage, setLazyTestStore } from '../store/pageStore'

export const giftlistMessages = { nl: giftlistNl, en: giftlistEn }
export const panelMessages = { nl: panelNl, en: panelEn }

/** The code of the demo list, "Noor en Elias". */
export const demoCode = 'FEEST2NE'

const pages = buildPages({ ...loadShopFiles(), catalogue: fakeCatalogue(), limit: 0 })
const templates: Record<string, ComponentType<{ pageContext: PageContext<never> }>> = {
  'giftlist-home': GiftlistIndexPage,
  'giftlist-buy': GiftlistBuyPage,
}

/** Returns a page of the build. */
export const findPage = (path: string): PageContext<unknown> => {
  const page = pages.find((each) => each.path === path)?.context
  if (!page) throw new Error(`No page ${path}`)
  return page
}

function NotFound({ language }: { language: Language }) {
  const [page] = useState(() => buildNotFoundPage(language))
  const [found, setFound] = useState<PageContext<unknown> | null>(null)
  return (
    <>
      <p data-testid="head">{JSON.stringify(found?.head)}</p>
      <NotFoundPage pageContext={page} location={window.location} onFound={setFound} />
    </>
  )
}

/** Replaces Gatsby's router. It contains the pages that find a list, the 404 page and the layout's side panel. */
function Pages({ language }: { language: Language }) {
  useAddress()
  const page = pages.find(({ path }) => path === window.location.pathname)?.context as PageContext<never> | undefined
  const Template = page && templates[page.id]
  return (
    <>
      <main>{Template ? <Template pageContext={page} /> : <NotFound language={language} />}</main>
      <SidePanels />
    </>
  )
}

/** The browser may contain tokens. */
export function visitGiftlists(path: string) {
  const language = path.startsWith('/en') ? 'en' : 'nl'
  const shop = setLazyTestStore(language)
  window.history.replaceState(null, '', path)
  const go = fakeRouter()
  const view = render(
    <InPage language={language}>
      <Pages language={language} />
    </InPage>,
  )
  markHydrated()
  return { ...view, shop, go, address, shopper: userEvent.setup() }
}

/** Resolves once the list has loaded. */
export const findCard = async (name: string) => {
  const link = await screen.findByText(name, { selector: 'li a' })
  return within(link.closest('li')!)
}
