import { act, render, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { productList, type ProductScope } from '../../../src/contract/productList'
import { languageId } from '../../../src/i18n/languages'
import { ListSection } from '../../../src/features/productList/ListSection'
import { SearchResults } from '../../../src/features/search/SearchResults'
import type { ListContent } from '../../../src/pageTable/contents/lists'
import { listPageSize } from '../../../src/pageTable/contents/lists'
import { markHydrated } from '../../../src/store/browser/pageLoad'
import * as v from 'valibot'
import { card } from '../data/catalogueFixtures'
import { goBack } from '../dom/goBack'
import { addressChanged, useAddress } from '../dom/fakeRouter'
import type { startSandboxServer } from '../sandbox/startSandboxServer'
import { InPage, setLazyTestStore } from '../store/pageStore'

interface ListVisit {
  scope: ProductScope
  query?: string
  isSearch?: boolean
}

/** Each visit has its own path, so that no list finds the cached products of another. */
let visitCount = 0

/** Returns the first page of a list, as the build writes it into the HTML. */
async function fetchBuiltList(server: ReturnType<typeof startSandboxServer>, scope: ProductScope) {
  const query = new URLSearchParams(Object.entries(scope).map(([name, value]) => [name, String(value)]))
  const address = `http://shop.test/web/v1/products?${query}&limit=${listPageSize}`
  const response = await server.shop(new Request(address, { headers: { Lang: String(languageId.nl) } }))
  const { total, _embedded } = v.parse(productList, await response.json())
  return { scope, total, products: _embedded.products }
}

/** The store and the sandbox are real. A product link leads to a page that shows only its own path. */
export async function visitList(
  server: ReturnType<typeof startSandboxServer>,
  { scope, query = '', isSearch = false }: ListVisit,
) {
  // Creates the database in advance, so that no test waits for it.
  void server.sandbox
  const path = `/nl/lijst-${(visitCount += 1)}`
  const list: ListContent = isSearch ? { scope, total: 0, products: [] } : await fetchBuiltList(server, scope)
  setLazyTestStore('nl')
  window.history.replaceState({ key: 'first' }, '', path + query)
  const navigate = jest.fn(async (to: string) => {
    // Gatsby navigates after checking that the page exists.
    await Promise.resolve()
    window.history.pushState({ key: to }, '', to)
    act(addressChanged)
  })
  Object.assign(globalThis, { ___navigate: navigate })

  function Pages() {
    useAddress()
    if (window.location.pathname !== path) return <p>{window.location.pathname}</p>
    if (isSearch)
      return (
        <SearchResults
          title="Zoeken"
          breadcrumbs={[]}
          newest={[card('Time wandklok')]}
          taglines={{ leirhus: 'Keramiek uit Jutland' }}
        />
      )
    return (
      <>
        <h1>Een lijst</h1>
        <ListSection list={list} isFirst />
      </>
    )
  }
  const view = render(
    <InPage language="nl">
      <main>
        <Pages />
      </main>
    </InPage>,
  )
  markHydrated()
  return {
    ...view,
    list,
    path,
    navigate,
    shopper: userEvent.setup(),
    /** A query in the whole list would be slow. */
    bar: () => within(view.container.querySelector<HTMLElement>('.bar')!),
    notes: () => within(view.container.querySelector<HTMLElement>('.notes')!),
    pager: () => within(view.container.querySelector<HTMLElement>('.pager')!),
    waitUntilLoaded: () => waitFor(() => expect(view.container.querySelector('[aria-busy]')).toBeNull()),
    readQuery: () => window.location.search,
    /** Returns the names on the product cards. */
    listNames: () =>
      [...view.container.querySelectorAll('#list ul > li a[href*="/produ"]')].map((link) => link.textContent),
    goBack,
  }
}
