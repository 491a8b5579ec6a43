import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { Product } from '../../src/contract/product'
import type { ProductContent } from '../../src/pageTable/contents/product'
import { drawProduct } from '../../src/pageTable/measureDrawing/drawProduct'
import { setStoreLoader } from '../../src/store/lazyStore'
import type { AppStore } from '../../src/store/createStore'
import ProductTemplate from '../../src/templates/product'
import SkuTemplate from '../../src/templates/sku'
import { axe } from '../support/axe'
import { renderTemplate, templateElement } from '../support/dom/renderTemplate'
import { card, kaarre } from '../support/data/catalogueFixtures'

jest.mock('../../src/store/cart/addToCart', () => ({ addToCart: (item: unknown) => item }))
// What the shop says after the page has shown is another test's (productNews).
jest.mock('../../src/features/product/lazy/watchFreshProduct', () => ({ watchFreshProduct: () => () => {} }))

const content: ProductContent = {
  product: kaarre,
  id_sku: null,
  brand: { name: 'Hiljaa', path: '/nl/merken/hiljaa' },
  family: null,
  complementary: [card('Hat tafellamp')],
  related: [],
  relatives: [],
  ...drawProduct(kaarre),
}
const [oakOat, oakFjord, walnutMoss, blackRust] = kaarre.combinations
const showing = (more: Partial<Product>) => ({ ...content, product: { ...kaarre, ...more } })
/** The page once it has fetched what it can do without at first. */
async function show(...page: Parameters<typeof renderTemplate<ProductContent>>) {
  const view = renderTemplate(...page)
  await act(async () => {})
  return view
}
const text = (element: Element) => element.textContent!.replace(/\u00a0/g, ' ')
const choice = (name: string | RegExp) => screen.getByRole('radio', { name })
const addButton = (name = 'In winkelmandje') => screen.getByRole('button', { name })

beforeEach(() => window.history.replaceState(null, '', '/nl/producten/kaarre?van=home'))

describe('a product page', () => {
  test.each([
    [
      'nl',
      'Hiljaa, ontwerp Aino Lehtovaara',
      '€ 1.290',
      'In winkelmandje',
      'Hiljaa begint er voor jou aan.',
      'Breedte72 cm',
    ],
    [
      'en',
      'Hiljaa, designed by Aino Lehtovaara',
      '€1,290',
      'Add to basket',
      'Hiljaa starts on it for you.',
      'Width72 cm',
    ],
  ] as const)(
    'says what it is, costs and when it comes, in %s',
    async (language, maker, price, add, promise, width) => {
      const { container } = await show(ProductTemplate, content, { language })
      expect(screen.getByRole('heading', { level: 1, name: 'Kaarre loungestoel' })).toBeVisible()
      for (const words of [maker, price, promise, width]) expect(text(container)).toContain(words)
      expect(addButton(add)).toBeEnabled()
      expect(screen.getByRole('link', { name: 'Hat tafellamp' })).toBeVisible()
    },
  )

  test('a SKU page opens with its own version', async () => {
    const { container } = await show(SkuTemplate, { ...content, id_sku: walnutMoss!.id_sku })
    expect(text(container)).toContain('€ 1.470')
    expect(choice('walnut')).toBeChecked()
  })

  test('every choice is a link to its version, for whoever has no script', async () => {
    await show(ProductTemplate, content)
    expect(choice('fjord')).toHaveAttribute('href', '/nl/producten/kaarre-loungestoel-nl/oak-fjord-nl')
    expect(choice(/^moss/)).toHaveAttribute('href', '/nl/producten/kaarre-loungestoel-nl/walnut-moss-nl')
    expect(choice(/^moss/)).toHaveAccessibleName('moss, past de andere keuze aan')
  })

  test('a choice changes picture, price, promise and address in place', async () => {
    const { container } = await show(ProductTemplate, content)
    await userEvent.click(choice('fjord'))
    expect(screen.getByRole('radiogroup', { name: 'Stof: fjord' })).toBeVisible()
    expect(container.querySelector('img')).toHaveAttribute('alt', oakFjord!.pictures[0]!.alt)
    expect(text(container)).toContain('Op voorraad. Vandaag besteld, over 2 tot 4 werkdagen bij jou.')
    expect(window.location.pathname).toBe('/nl/producten/kaarre-loungestoel-nl/oak-fjord-nl')
    expect(window.location.search).toBe('?van=home')
    expect(screen.getByText(oakFjord!.reference)).toBeVisible()
  })

  test('a choice that does not exist with the others moves them, and says so', async () => {
    const { container } = await show(ProductTemplate, content)
    await userEvent.click(choice(/^moss/))
    expect(screen.getByRole('radiogroup', { name: 'Afwerking: walnut' })).toBeVisible()
    expect(screen.getByText('In oak bestaat moss niet: afwerking is nu walnut.')).toBeVisible()
    expect(text(container)).toContain('€ 1.470')
  })

  test('a tap with the control key is left to the browser', async () => {
    const user = userEvent.setup()
    await show(ProductTemplate, content)
    choice('fjord').addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false)
      event.preventDefault()
    })
    await user.keyboard('{Control>}')
    await user.click(choice('fjord'))
    await user.keyboard('{/Control}')
    expect(screen.getByRole('radiogroup', { name: 'Stof: oat' })).toBeVisible()
  })

  test('a sold out version cannot be bought and says why', async () => {
    const { container } = await show(ProductTemplate, { ...content, id_sku: blackRust!.id_sku })
    expect(addButton()).toBeDisabled()
    expect(addButton()).toHaveAccessibleDescription('Uitverkocht. Deze uitvoering is niet meer leverbaar.')
    expect(await axe(container)).toHaveNoViolations()
  })

  test('a reduced price comes with the old one and the lowest of 30 days', async () => {
    const price = { amount: 439.2, regular: 549, lowest_30_days: 499 }
    const { container } = await show(ProductTemplate, showing({ combinations: [{ ...oakOat!, price }] }))
    const words = text(container)
    for (const part of ['€ 439,20', 'Was € 549', 'Laagste prijs vorige 30 dagen: € 499']) expect(words).toContain(part)
  })

  test('no more than the stock can be chosen', async () => {
    await show(ProductTemplate, showing({ combinations: [{ ...oakFjord!, stock: 2 }] }))
    await userEvent.click(screen.getByRole('button', { name: 'Eén meer' }))
    expect(screen.getByRole('button', { name: 'Eén meer' })).toBeDisabled()
    expect(screen.getByText('Er zijn er nog 2')).toBeVisible()
  })
})

test('the static page and the first render in a browser are the same; the days come after', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(templateElement(ProductTemplate, content))
  expect(text(root)).toContain('Besteldvandaag')
  expect(text(root)).toContain('Bij jou, België6 tot 8 weken')
  // A difference would be a console.error, which fails the test.
  const page = await act(async () => hydrateRoot(root, templateElement(ProductTemplate, content)))
  expect(text(root)).toMatch(/Bij jou, België\d+ ([a-z]+ )?– \d+ [a-z]+/)
  await act(async () => page.unmount())
  root.remove()
})

describe('the button', () => {
  const item = { id_product: kaarre.id_product, id_product_attribute: oakOat!.id_product_attribute, quantity: 1 }
  const store = (dispatch: jest.Mock) => () => {
    const nobody = () => ({ session: { customer: null } })
    const runThunk = (action: unknown): unknown => (typeof action === 'function' ? action(runThunk) : dispatch(action))
    return Promise.resolve({ dispatch: runThunk, subscribe: () => () => {}, getState: nobody } as unknown as AppStore)
  }

  test('is busy at once, and taps in quick succession add once', async () => {
    let answer = () => {}
    const dispatch = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)))
    setStoreLoader(store(dispatch))
    await show(ProductTemplate, content)
    await userEvent.tripleClick(addButton())
    expect(addButton()).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(dispatch).toHaveBeenCalledTimes(1))
    expect(dispatch).toHaveBeenCalledWith(item)
    await act(async () => answer())
    expect(addButton()).not.toHaveAttribute('aria-busy')
  })

  test('adds the chosen version and number', async () => {
    const dispatch = jest.fn()
    setStoreLoader(store(dispatch))
    await show(ProductTemplate, content)
    await userEvent.click(choice('fjord'))
    await userEvent.click(screen.getByRole('button', { name: 'Eén meer' }))
    await userEvent.click(addButton())
    expect(dispatch).toHaveBeenCalledWith({
      ...item,
      id_product_attribute: oakFjord!.id_product_attribute,
      quantity: 2,
    })
  })

  test("says so when the shop's script cannot be fetched, and tries again", async () => {
    const dispatch = jest.fn()
    setStoreLoader(() => Promise.reject(new Error('chunk')))
    const { container } = await show(ProductTemplate, content)
    await userEvent.click(addButton())
    const note = within(await screen.findByText(/Niet toegevoegd/))
    expect(await axe(container)).toHaveNoViolations()
    setStoreLoader(store(dispatch))
    await userEvent.click(note.getByRole('button', { name: 'Probeer opnieuw' }))
    expect(dispatch).toHaveBeenCalledWith(item)
    await waitFor(() => expect(screen.queryByText(/Niet toegevoegd/)).not.toBeInTheDocument())
  })
})
