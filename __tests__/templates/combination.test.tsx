import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { HttpResponse } from 'msw'
import { parse } from 'valibot'
import { SidePanelPart } from '../../src/app/frame/SidePanelPart'
import { productList } from '../../src/contract/productList'
import { panel as panelEn } from '../../src/i18n/en/panel'
import { catalogue as catalogueEn } from '../../src/i18n/en/catalogue'
import { LanguageContext } from '../../src/i18n/LanguageContext'
import { languageId, type Language } from '../../src/i18n/languages'
import { catalogue } from '../../src/i18n/nl/catalogue'
import { panel } from '../../src/i18n/nl/panel'
import { openShop, setShopLoader } from '../../src/state/door'
import { panelOpened } from '../../src/state/sidePanel/sidePanelSlice'
import { startShop } from '../../src/state/startShop'
import type { ShopStore } from '../../src/state/store'
import NewArrivalsPage from '../../src/templates/new-arrivals'
import { pressEscape } from '../support/modalDialog'
import { templateElement } from '../support/renderTemplate'
import { createTestStore, gate } from '../support/shopStore'
import { startShopServer } from '../support/shopServer'
// What comes late, read ahead: a test waits for the page, not for the compiler.
import '../../src/app/frame/SidePanelIsland'
import '../../src/features/catalogue/combination/AddCombinationPanel'
import '../../src/features/catalogue/combination/askCombination'
import '../../src/features/catalogue/combination/TileButton'
import '../../src/templates/parts/WholeSidePanel'
import '../../src/state/ShopProvider'

const server = startShopServer()
const words = { nl: { panel, catalogue }, en: { panel: panelEn, catalogue: catalogueEn } }
const chair = { id: 1004, nl: 'Spile stoel', en: 'Spile chair' }
const pendant = { id: 1038, nl: 'Klokke hanglamp' }
const lamp = { id: 1041, nl: 'Ris druppelvormige papieren lamp' }
const soldOut = { id: 1040, nl: 'Ris ovale papieren lamp' }

async function cards(language: Language) {
  const ids = [chair, pendant, lamp, soldOut].map(({ id }) => id).join()
  const answer = await server.shop(
    new Request(`http://localhost:9000/web/v1/products?ids=${ids}`, {
      headers: { Lang: String(languageId[language]) },
    }),
  )
  return parse(productList, await answer.json())._embedded.products
}

/** A list of the shop with its side panel, in a browser whose shop has started. */
async function aList(language: Language = 'nl') {
  const shop: ShopStore = createTestStore(languageId[language])
  setShopLoader(() => Promise.resolve(shop))
  await shop.dispatch(startShop())
  const products = await cards(language)
  const list = { scope: {}, total: products.length, products }
  render(
    <>
      {templateElement(NewArrivalsPage, { list }, { language })}
      <LanguageContext.Provider value={language}>
        <SidePanelPart />
      </LanguageContext.Provider>
    </>,
  )
  const text = words[language]
  return {
    shop,
    shopper: userEvent.setup(),
    text,
    cart: () => shop.getState().cart.cart?.items.map(({ name, quantity }) => [name, quantity]) ?? [],
    opened: () => screen.findByRole('dialog', { name: text.panel.combination.choose }),
    /** Opens the panel for several products, as a product's page does. */
    async together(...ids: number[]) {
      // The panel listens once the page has asked for the shop.
      await act(async () => void (await openShop()))
      act(() => void shop.dispatch(panelOpened({ mode: 'addCombination', data: { id_products: ids } })))
      const dialog = await screen.findByRole('dialog', { name: text.panel.combination.together })
      await within(dialog).findAllByRole('heading', { level: 3 })
      return dialog
    },
  }
}

const tileButton = (label: string, name: string) => screen.findByRole('button', { name: `${label}: ${name}` })
const part = (name: string) => screen.getByRole('region', { name })
const add = (name: string) => screen.getByRole('button', { name })
const posts = () => server.asked().filter((call) => call.startsWith('POST'))
const takeFromStock = (id_product_attribute: number, stock: number) =>
  server.sandbox.database.run(
    'UPDATE combination SET stock = ? WHERE id_product_attribute = ?',
    stock,
    id_product_attribute,
  )

describe.each(['nl', 'en'] as const)('from a list in %s', (language) => {
  test('by keyboard alone: choose a version, add it, and be back where one was', async () => {
    const { shopper, text, cart, opened } = await aList(language)
    const link = screen.getByRole('link', { name: chair[language] })
    while (document.activeElement !== link) await shopper.tab()
    const button = await tileButton(text.catalogue.wall.choose, chair[language])
    await shopper.tab()
    expect(button).toHaveFocus()
    await shopper.keyboard('{Enter}')
    const dialog = await opened()
    const ochre = await within(dialog).findByLabelText(language === 'nl' ? 'oker' : 'ochre')
    expect(await axe(dialog)).toHaveNoViolations()
    await shopper.click(ochre)
    expect(dialog).toHaveTextContent(language === 'nl' ? 'Afwerking: oker' : 'Finish: ochre')
    await shopper.click(within(dialog).getByRole('button', { name: text.catalogue.product.more }))
    expect(dialog).toHaveTextContent(language === 'nl' ? /Samen, 2 stuks€ 578/ : /Together, 2 pieces€578/)
    expect(window.location.pathname).not.toContain('ochre')
    await shopper.click(add(text.catalogue.product.add))
    const result = await screen.findByRole('dialog', { name: text.panel.cartResult.added })
    expect(result).toHaveTextContent(language === 'nl' ? 'oker' : 'ochre')
    expect(cart()).toEqual([[chair[language], 2]])
    act(() => void pressEscape(result))
    await waitFor(() => expect(button).toHaveFocus())
  })
})

test('a tile has its button for a mouse too, and none when all is sold out', async () => {
  const { shopper } = await aList()
  const buttons = () => screen.queryAllByRole('button', { name: /^(Kies uitvoering|In winkelmandje): / })
  expect(buttons()).toHaveLength(0)
  await shopper.hover(screen.getByRole('link', { name: soldOut.nl }))
  await shopper.hover(screen.getByRole('link', { name: pendant.nl }))
  await tileButton(catalogue.wall.choose, pendant.nl)
  expect(buttons()).toHaveLength(1)
  expect(screen.getByRole('link', { name: pendant.nl })).toBeVisible()
})

test('where nothing hovers, every tile has its button once the page has come to rest', async () => {
  const matchMedia = jest.fn((query: string) => ({ matches: query === '(hover: none)' }))
  Object.assign(window, { matchMedia })
  try {
    await aList()
    await tileButton(catalogue.wall.choose, chair.nl)
    await tileButton(catalogue.product.add, lamp.nl)
  } finally {
    Reflect.deleteProperty(window, 'matchMedia')
  }
})

test('a product of one version is added straight away', async () => {
  const { shopper, cart } = await aList()
  await shopper.hover(screen.getByRole('link', { name: lamp.nl }))
  await shopper.dblClick(await tileButton(catalogue.product.add, lamp.nl))
  expect(await screen.findByRole('dialog', { name: panel.cartResult.added })).toHaveTextContent(lamp.nl)
  expect(cart()).toEqual([[lamp.nl, 1]])
})

test('a product of one version that has sold out since: the panel says so', async () => {
  const { shopper, opened, cart } = await aList()
  takeFromStock(104101, 0)
  await shopper.hover(screen.getByRole('link', { name: lamp.nl }))
  await shopper.click(await tileButton(catalogue.product.add, lamp.nl))
  const dialog = await opened()
  expect(await within(dialog).findByText(catalogue.product.soldOutReason)).toBeVisible()
  expect(add(catalogue.product.add)).toBeDisabled()
  expect(cart()).toEqual([])
})

test('without the shop’s script the button says so and a next tap tries again', async () => {
  const { shop, shopper, opened } = await aList()
  setShopLoader(() => Promise.reject(new Error('no script')))
  await shopper.hover(screen.getByRole('link', { name: chair.nl }))
  await shopper.click(await tileButton(catalogue.wall.choose, chair.nl))
  const again = await tileButton(catalogue.product.retry, chair.nl)
  expect(screen.getByText(catalogue.wall.unreachable)).toBeInTheDocument()
  setShopLoader(() => Promise.resolve(shop))
  await shopper.click(again)
  await opened()
})

test('a version that is sold out can be looked at, not added; Escape closes and gives the focus back', async () => {
  const { shopper, opened } = await aList()
  takeFromStock(103802, 0)
  await shopper.hover(screen.getByRole('link', { name: pendant.nl }))
  const button = await tileButton(catalogue.wall.choose, pendant.nl)
  await shopper.click(button)
  const dialog = await opened()
  await shopper.click(await within(dialog).findByLabelText(/^inktzwart/))
  expect(within(dialog).getByText(catalogue.product.soldOutReason)).toBeVisible()
  expect(add(catalogue.product.add)).toBeDisabled()
  expect(await axe(dialog)).toHaveNoViolations()
  await shopper.click(within(dialog).getByLabelText(/^bosgroen/))
  expect(add(catalogue.product.add)).toBeEnabled()
  act(() => void pressEscape(dialog))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(button).toHaveFocus()
})

describe('several that go together', () => {
  test('are added one after another by one tap, however often it is made', async () => {
    const { shopper, cart, together } = await aList()
    const dialog = await together(chair.id, pendant.id, lamp.id)
    expect(dialog).toHaveTextContent('Samen, 3 stuks€ 617')
    expect(await axe(dialog)).toHaveNoViolations()
    const wait = gate()
    server.overrideAnswer('post', '/v1/cart/items', async ({ request }) => {
      await wait.opened
      return server.shop(request)
    })
    await shopper.click(add(catalogue.product.add))
    expect(add(catalogue.product.add)).toHaveAttribute('aria-busy', 'true')
    await shopper.click(add(catalogue.product.add))
    wait.open()
    const result = await screen.findByRole('dialog', { name: panel.cartResult.added })
    expect(result).toHaveTextContent(panel.cartResult.addedTogether(3))
    expect(cart()).toEqual([
      [chair.nl, 1],
      [pendant.nl, 1],
      [lamp.nl, 1],
    ])
    expect(posts()).toHaveLength(3)
  })

  test('one may be left out, but not all', async () => {
    const { shopper, cart, together } = await aList()
    const dialog = await together(chair.id, lamp.id)
    await shopper.click(screen.getByRole('checkbox', { name: panel.combination.takeThis(chair.nl) }))
    expect(dialog).toHaveTextContent('1 stuk€ 129')
    await shopper.click(screen.getByRole('checkbox', { name: panel.combination.takeThis(lamp.nl) }))
    expect(add(catalogue.product.add)).toBeDisabled()
    await shopper.click(screen.getByRole('checkbox', { name: panel.combination.takeThis(lamp.nl) }))
    await shopper.click(add(catalogue.product.add))
    await screen.findByRole('dialog', { name: panel.cartResult.added })
    expect(cart()).toEqual([[lamp.nl, 1]])
  })

  test('one that has sold out meanwhile stays behind and says so; the others are in the basket', async () => {
    const { shopper, cart, together } = await aList()
    const dialog = await together(chair.id, pendant.id, lamp.id)
    takeFromStock(103801, 0)
    await shopper.click(add(catalogue.product.add))
    const alert = await within(dialog).findByText(panel.combination.missing(pendant.nl))
    expect(alert.closest('[role=alert]')).toHaveTextContent(panel.combination.added(`${chair.nl} en ${lamp.nl}`))
    expect(alert.closest('[role=alert]')).toHaveFocus()
    expect(part(pendant.nl)).toHaveTextContent(panel.errors.soldOut)
    expect(part(chair.nl)).toHaveTextContent(panel.cartResult.added)
    expect(cart()).toEqual([
      [chair.nl, 1],
      [lamp.nl, 1],
    ])
    expect(await axe(dialog)).toHaveNoViolations()
    // Another version of it still goes along, alone.
    await shopper.click(within(part(pendant.nl)).getByLabelText(/^bosgroen/))
    await shopper.click(add(catalogue.product.add))
    await screen.findByRole('dialog', { name: panel.cartResult.added })
    expect(cart()).toHaveLength(3)
    expect(posts()).toHaveLength(4)
  })

  test('after a line that broke only the rest is tried again', async () => {
    const { shopper, cart, together } = await aList()
    const dialog = await together(chair.id, lamp.id)
    let calls = 0
    server.overrideAnswer('post', '/v1/cart/items', ({ request }) => {
      calls += 1
      return calls === 1 ? server.shop(request) : HttpResponse.error()
    })
    await shopper.click(add(catalogue.product.add))
    await within(dialog).findByText(panel.combination.missing(lamp.nl))
    expect(part(lamp.nl)).toHaveTextContent(panel.errors.network)
    expect(dialog).toHaveTextContent('1 stuk€ 129')
    server.server.resetHandlers()
    await shopper.click(add(panel.retry))
    const result = await screen.findByRole('dialog', { name: panel.cartResult.added })
    expect(result).toHaveTextContent(panel.cartResult.addedTogether(2))
    expect(cart()).toEqual([
      [chair.nl, 1],
      [lamp.nl, 1],
    ])
  })

  test('a piece that came in although its answer was lost does not come in twice', async () => {
    const { shopper, cart, together } = await aList()
    const dialog = await together(chair.id, lamp.id)
    let calls = 0
    server.overrideAnswer('post', '/v1/cart/items', async ({ request }) => {
      calls += 1
      const answer = await server.shop(request)
      return calls === 1 ? answer : HttpResponse.error()
    })
    await shopper.click(add(catalogue.product.add))
    await within(dialog).findByText(panel.combination.missing(lamp.nl))
    server.overrideAnswer('get', '/v1/cart', () => HttpResponse.error())
    await shopper.click(add(panel.retry))
    await waitFor(() => expect(add(panel.retry)).not.toHaveAttribute('aria-busy'))
    expect(calls).toBe(2)
    server.server.resetHandlers()
    await shopper.click(add(panel.retry))
    await screen.findByRole('dialog', { name: panel.cartResult.added })
    expect(cart()).toEqual([
      [chair.nl, 1],
      [lamp.nl, 1],
    ])
    expect(posts()).toHaveLength(2)
  })

  test('what fails after the panel was closed is still said', async () => {
    const { shopper, together } = await aList()
    const dialog = await together(chair.id, lamp.id)
    const wait = gate()
    server.overrideAnswer('post', '/v1/cart/items', async () => {
      await wait.opened
      return HttpResponse.error()
    })
    await shopper.click(add(catalogue.product.add))
    act(() => void pressEscape(dialog))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    wait.open()
    expect(await screen.findByRole('dialog', { name: panel.cartResult.notAdded })).toHaveTextContent(
      panel.errors.network,
    )
  })
})

test('what could not be fetched can be tried again; what has gone says so', async () => {
  const { shopper, opened } = await aList()
  server.overrideAnswer('get', '/v1/products', () => HttpResponse.error())
  await shopper.hover(screen.getByRole('link', { name: chair.nl }))
  await shopper.click(await tileButton(catalogue.wall.choose, chair.nl))
  const dialog = await opened()
  await within(dialog).findByText(panel.combination.failed)
  expect(await axe(dialog)).toHaveNoViolations()
  server.server.resetHandlers()
  server.overrideAnswer('get', '/v1/products', () =>
    HttpResponse.json({ total: 0, page: 1, limit: 24, _links: {}, _embedded: { products: [] } }),
  )
  await shopper.click(within(dialog).getByRole('button', { name: panel.retry }))
  expect(await within(dialog).findByText(panel.combination.gone)).toBeVisible()
})
