import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { catalogue } from '../../src/i18n/nl/firstLoad/catalogue'
import { panel } from '../../src/i18n/nl/panel'
import { axe } from '../support/axe'
import { pressEscape } from '../support/dom/modalDialog'
import { add, chair, lamp, pendant, soldOut, startCombinations } from '../support/shopping/bundlePanel'
import { retryLabel } from '../support/data/commonSentences'
import { createLazyStore } from '../support/store/testStore'

const { server, aList, takeFromStock } = startCombinations()
const findCardButton = (label: string, name: string) => screen.findByRole('button', { name: `${label}: ${name}` })
async function pressCardButton(shopper: UserEvent, label: string, name: string) {
  await shopper.hover(screen.getByRole('link', { name }))
  const button = await findCardButton(label, name)
  await shopper.click(button)
  return button
}

describe('adding to the cart from a product list', () => {
  const language = 'en'
  test('a variant can be chosen and added with the keyboard, and the focus returns to the card', async () => {
    const { shopper, text, cart, opened } = await aList(language)
    const link = screen.getByRole('link', { name: chair[language] })
    while (document.activeElement !== link) await shopper.tab()
    const button = await findCardButton(text.catalogue.productGrid.choose, chair[language])
    await shopper.tab()
    expect(button).toHaveFocus()
    await shopper.keyboard('{Enter}')
    const dialog = await opened()
    const ochre = await within(dialog).findByLabelText('ochre')
    // The panel begins with the variant in the picture of the card.
    expect(dialog).toHaveTextContent('Finish: slate blue')
    await shopper.click(ochre)
    expect(dialog).toHaveTextContent('Finish: ochre')
    await shopper.click(within(dialog).getByRole('button', { name: text.catalogue.product.more }))
    expect(dialog).toHaveTextContent(/Together, 2 pieces€578/)
    expect(window.location.pathname).not.toContain('ochre')
    await shopper.click(add(text.catalogue.product.add))
    const result = await screen.findByRole('dialog', { name: text.panel.cartResult.added })
    expect(result).toHaveTextContent('ochre')
    expect(cart()).toEqual([[chair[language], 2]])
    act(() => void pressEscape(result))
    await waitFor(() => expect(button).toHaveFocus())
  })
})

test('a card shows its button on hover, and has no button when all variants are sold out', async () => {
  const { shopper } = await aList()
  const buttons = () => screen.queryAllByRole('button', { name: /^(Kies uitvoering|In mandje): / })
  expect(buttons()).toHaveLength(0)
  await shopper.hover(screen.getByRole('link', { name: soldOut.nl }))
  await shopper.hover(screen.getByRole('link', { name: pendant.nl }))
  await findCardButton(catalogue.productGrid.choose, pendant.nl)
  expect(buttons()).toHaveLength(1)
  expect(screen.getByRole('link', { name: pendant.nl })).toBeVisible()
})

test('on a touch screen every card has its button once the page is idle', async () => {
  const matchMedia = jest.fn((query: string) => ({ matches: query === '(hover: none)' }))
  Object.assign(window, { matchMedia })
  try {
    await aList()
    await findCardButton(catalogue.productGrid.choose, chair.nl)
    await findCardButton(catalogue.product.add, lamp.nl)
  } finally {
    Reflect.deleteProperty(window, 'matchMedia')
  }
})

test('a product with one variant is added without opening the variant panel', async () => {
  const { shopper, cart } = await aList()
  await shopper.hover(screen.getByRole('link', { name: lamp.nl }))
  await shopper.dblClick(await findCardButton(catalogue.product.add, lamp.nl))
  expect(await screen.findByRole('dialog', { name: panel.cartResult.added })).toHaveTextContent(lamp.nl)
  expect(cart()).toEqual([[lamp.nl, 1]])
})

test('the panel reports that a product with one variant has sold out since the build', async () => {
  const { shopper, opened, cart } = await aList()
  takeFromStock(104101, 0)
  await pressCardButton(shopper, catalogue.product.add, lamp.nl)
  const dialog = await opened()
  expect(await within(dialog).findByText(catalogue.product.soldOutReason)).toBeVisible()
  expect(add(catalogue.product.add)).toBeDisabled()
  expect(cart()).toEqual([])
})

test('when the store cannot be loaded, the button offers a retry, which opens the panel', async () => {
  let isOffline = true
  const load = () => (isOffline ? Promise.reject(new Error('no script')) : Promise.resolve())
  const { shopper, opened } = await aList('nl', createLazyStore(1, load))
  await pressCardButton(shopper, catalogue.productGrid.choose, chair.nl)
  const again = await findCardButton(retryLabel.nl, chair.nl)
  expect(screen.getByText(catalogue.productGrid.unreachable)).toBeInTheDocument()
  isOffline = false
  await shopper.click(again)
  await opened()
})

test('a sold-out variant can be chosen but not added, and Escape closes the panel and returns the focus', async () => {
  const { shopper, opened } = await aList()
  takeFromStock(103802, 0)
  const button = await pressCardButton(shopper, catalogue.productGrid.choose, pendant.nl)
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

test('failed loading can be retried, and the panel reports a product that is no longer sold', async () => {
  const { shopper, opened } = await aList()
  server.failCall('get', '/v1/products')
  await pressCardButton(shopper, catalogue.productGrid.choose, chair.nl)
  const dialog = await opened()
  await within(dialog).findByText(panel.bundle.failed)
  expect(await axe(dialog)).toHaveNoViolations()
  server.restoreCalls()
  server.overrideAnswer('get', '/v1/products', () =>
    HttpResponse.json({ total: 0, page: 1, limit: 24, _links: {}, _embedded: { products: [] } }),
  )
  await shopper.click(within(dialog).getByRole('button', { name: retryLabel.nl }))
  expect(await within(dialog).findByText(panel.bundle.gone)).toBeVisible()
})
