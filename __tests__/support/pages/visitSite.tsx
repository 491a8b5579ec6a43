import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { FramedPage } from '../../../src/gatsby/wrapPage'
import type { Language } from '../../../src/i18n/languages'
import type { PageContext, PageSpec } from '../../../src/pageTable/pageContext'
import { buildPages } from '../../../src/pageTable/pages/buildPages'
import { determineFeatures, type Features } from '../../../src/pageTable/features'
import { selectOfferedFiles } from '../../../src/pageTable/sources/offeredFiles'
import { readCatalogue, readFeatureSources } from '../../../src/pageTable/sources/readCatalogue'
import { markHydrated } from '../../../src/store/browser/pageLoad'
import { loadShopFiles } from '../data/loadShopFiles'
import { fakeIntersectionObserver, scrollNear } from '../dom/fakeIntersectionObserver'
import { address, fakeRouter, useAddress } from '../dom/fakeRouter'
import { type AnswerChange, createChangedApi, serveChangedApi } from '../sandbox/changeAnswers'
import type { startSandboxServer } from '../sandbox/startSandboxServer'
import { InPage, openPageStore, setLazyTestStore } from '../store/pageStore'

/** Only this number of the most important products have pages. */
const limit = 6

const origin = 'http://shop.test'

export interface BuiltSite {
  pages: PageSpec[]
  features: Features
  change: AnswerChange
}

/** The shop API responds as the sandbox does, with one change. */
export async function buildSite(
  server: ReturnType<typeof startSandboxServer>,
  change: AnswerChange,
  switches: Partial<Features> = {},
): Promise<BuiltSite> {
  const api = createChangedApi(server, change)
  const { links, hasShowroom } = await readFeatureSources(api, origin)
  const features = determineFeatures(links, switches, { hasShowroom, hasStore: true })
  const catalogue = await readCatalogue(api, origin)
  return { pages: buildPages({ ...selectOfferedFiles(loadShopFiles(), features), catalogue, limit }), features, change }
}

const loadTemplate = (template: string) =>
  jest.requireActual<{ default: ComponentType<{ pageContext: PageContext<unknown>; location: Location }> }>(
    `../../../src/templates/${template}`,
  ).default

const withoutEndSlash = (path: string) => path.replace(/(.)\/$/, '$1')

/** Replaces Gatsby. It contains every page of the site in its layout, and the 404 page at other addresses. */
function Site({ pages, language }: { pages: readonly PageSpec[]; language: Language }) {
  useAddress()
  const path = window.location.pathname
  const page =
    pages.find((each) => withoutEndSlash(each.path) === withoutEndSlash(path)) ??
    pages.find(({ context }) => context.template === '404' && context.language === language)!
  const context = page.context as PageContext<unknown>
  const Template = loadTemplate(context.template)
  return (
    <FramedPage
      key={path}
      page={context}
      path={path}
      Head={() => null}
      element={<Template pageContext={context} location={window.location} />}
    />
  )
}

/** Opens an address of a built site in a browser that may contain tokens. Links then work. */
export async function visitSite(
  server: ReturnType<typeof startSandboxServer>,
  { pages, features, change }: BuiltSite,
  path: string,
  language: Language = 'nl',
) {
  Object.assign(globalThis, { __OFFERED__: features })
  serveChangedApi(server, change)
  fakeIntersectionObserver()
  setLazyTestStore(language)
  window.history.replaceState(null, '', path)
  fakeRouter()
  markHydrated()
  const view = render(
    <InPage language={language}>
      <Site pages={pages} language={language} />
    </InPage>,
  )
  await act(openPageStore)
  act(() => scrollNear())
  return { ...view, shopper: userEvent.setup(), address }
}

/** Waits until nothing on the page is loading, and expects no message about a failure. */
export async function expectWholePage(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  const errors = screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  expect(errors.filter(Boolean)).toEqual([])
}
