import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderOnServer } from '../support/dom/renderOnServer'
import type { Product } from '../../src/contract/product'
import type { ProductContent } from '../../src/pageTable/contents/product'
import { catalogue } from '../../src/i18n/nl/firstLoad/catalogue'
import ProductTemplate from '../../src/templates/product'
import SkuTemplate from '../../src/templates/sku'
import { axe } from '../support/axe'
import { renderTemplate, buildTemplateElement } from '../support/dom/renderTemplate'
import { countObserved, fakeIntersectionObserver, scrollNear } from '../support/dom/fakeIntersectionObserver'
import { buildProductContent, card, kaarre } from '../support/data/catalogueFixtures'
import { setLazyTestStore } from '../support/store/pageStore'

const mockAdd = jest.fn((_item: unknown): Promise<void> => Promise.resolve())
jest.mock('../../src/store/cart/addToCart', () => ({
  ...jest.requireActual<object>('../../src/store/cart/addToCart'),
  addToCart: (item: unknown) => () => mockAdd(item),
}))
// The module is tested in freshProduct.test.tsx.
jest.mock('../../src/features/product/lazy/watchFreshProduct', () => ({ watchFreshProduct: () => () => {} }))

const content = { ...buildProductContent(kaarre), complementary: [card('Hat tafellamp')] }
const [oakOat, oakFjord, walnutMoss, blackRust] = kaarre.combinations
const createContent = (fields: Partial<Product>) => ({ ...content, product: { ...kaarre, ...fields } })
/** Renders a page and waits until its lazy modules have loaded. */
async function show(...page: Parameters<typeof renderTemplate<ProductContent>>) {
  const view = renderTemplate(...page)
  await act(async () => {})
  return view
}
const readText = (element: Element) => element.textContent!.replace(/\u00a0/g, ' ')
const getOption = (name: string | RegExp) => screen.getByRole('radio', { name })
const getAddButton = (name = 'In mandje') => screen.getByRole('button', { name })

beforeEach(() => window.history.replaceState(null, '', '/nl/producten/kaarre?van=home'))

describe('a product page', () => {
  test.each([
    ['nl', 'Hiljaa, ontwerp Aino Lehtovaara', '€ 1.290', 'In mandje', 'Hiljaa maakt het voor jou.', 'Breedte72 cm'],
    ['en', 'Hiljaa, designed by Aino Lehtovaara', '€1,290', 'Add to basket', 'Hiljaa makes it for you.', 'Width72 cm'],
  ] as const)(
    'the page shows the product, its price and its delivery, in %s',
    async (language, maker, price, add, promise, width) => {
      const { container } = await show(ProductTemplate, content, { language })
      expect(screen.getByRole('heading', { level: 1, name: 'Kaarre loungestoel' })).toBeVisible()
      for (const shownText of [maker, price, promise, width]) expect(readText(container)).toContain(shownText)
      expect(getAddButton(add)).toBeEnabled()
      expect(screen.getByRole('link', { name: 'Hat tafellamp' })).toBeVisible()
    },
  )

  test('a SKU page opens with the variant of its SKU', async () => {
    const { container } = await show(SkuTemplate, { ...content, id_sku: walnutMoss!.id_sku })
    expect(readText(container)).toContain('€ 1.470')
    expect(getOption('walnut')).toBeChecked()
  })

  test('the last breadcrumb of a SKU page names the variant that is chosen there', async () => {
    await show(SkuTemplate, { ...content, id_sku: walnutMoss!.id_sku })
    const getLastBreadcrumb = () => document.querySelector('[aria-current="page"]')
    expect(getLastBreadcrumb()).toHaveTextContent(walnutMoss!.name)
    await userEvent.click(getOption(/^fjord/))
    expect(getLastBreadcrumb()).toHaveTextContent(oakFjord!.name)
  })

  test('every option is a link to its variant, so that it works without a script', async () => {
    await show(ProductTemplate, content)
    expect(getOption('fjord')).toHaveAttribute('href', '/nl/producten/kaarre-loungestoel-nl/oak-fjord-nl')
    expect(getOption(/^moss/)).toHaveAttribute('href', '/nl/producten/kaarre-loungestoel-nl/walnut-moss-nl')
    expect(getOption(/^moss/)).toHaveAccessibleName('moss, past de andere keuze aan')
  })

  test('choosing an option changes the picture, price, delivery and URL in place', async () => {
    const { container } = await show(ProductTemplate, content)
    await userEvent.click(getOption('fjord'))
    expect(screen.getByRole('radiogroup', { name: 'Stof: fjord' })).toBeVisible()
    expect(container.querySelector('img')).toHaveAttribute('alt', oakFjord!.pictures[0]!.alt)
    expect(readText(container)).toContain('Op voorraad. Vandaag besteld, over 2 tot 4 werkdagen bij jou.')
    expect(window.location.pathname).toBe('/nl/producten/kaarre-loungestoel-nl/oak-fjord-nl')
    expect(window.location.search).toBe('?van=home')
    expect(screen.getByText(oakFjord!.reference)).toBeVisible()
  })

  test('choosing an option that excludes another one changes that one, with a message', async () => {
    const { container } = await show(ProductTemplate, content)
    await userEvent.click(getOption(/^moss/))
    expect(screen.getByRole('radiogroup', { name: 'Afwerking: walnut' })).toBeVisible()
    expect(screen.getByText('In oak bestaat moss niet: afwerking is nu walnut.')).toBeVisible()
    expect(readText(container)).toContain('€ 1.470')
  })

  test('only options that are sold out are crossed out, and one note below all pickers names them', async () => {
    await show(ProductTemplate, content)
    const slashedOptions = screen.getAllByRole('radio').filter(({ className }) => className.includes('slashed'))
    expect(slashedOptions.map((option) => option.getAttribute('aria-label'))).toEqual([
      'black, uitverkocht, past de andere keuze aan',
      'rust, uitverkocht, past de andere keuze aan',
    ])
    expect(screen.getByText(catalogue.product.namedGone('black, rust'))).toBeVisible()
  })

  test('a click with the Control key is handled by the browser', async () => {
    const user = userEvent.setup()
    await show(ProductTemplate, content)
    getOption('fjord').addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false)
      event.preventDefault()
    })
    await user.keyboard('{Control>}')
    await user.click(getOption('fjord'))
    await user.keyboard('{/Control}')
    expect(screen.getByRole('radiogroup', { name: 'Stof: oat' })).toBeVisible()
  })

  test('a sold-out variant says so in one sentence, and has neither a quantity nor a button nor a promise', async () => {
    const { container } = await show(ProductTemplate, { ...content, id_sku: blackRust!.id_sku })
    expect(screen.getAllByText(/uitverkocht/i)).toEqual([screen.getByText('Deze uitvoering is nu uitverkocht.')])
    expect(screen.queryByRole('button', { name: 'In mandje' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Aantal' })).toBeNull()
    for (const absentText of ['gratis levering', 'incl. btw', 'Vandaag besteld'])
      expect(readText(container)).not.toContain(absentText)
    expect(readText(container)).toContain('Laatste prijs: € 1.290')
    expect(await axe(container)).toHaveNoViolations()
  })

  test.each([
    ['a parcel', false, 74.99, false],
    ['a parcel', false, 75, true],
    ['a bulky product', true, 1499.99, false],
    ['a bulky product', true, 1500, true],
  ])('the delivery of %s (bulky: %s) of %d euro is free: %s', async (_, bulky, amount, isFree) => {
    const price = { amount, regular: null, lowest_30_days: null }
    const { container } = await show(ProductTemplate, createContent({ bulky, combinations: [{ ...oakOat!, price }] }))
    expect(readText(container).includes('incl. btw, gratis levering')).toBe(isFree)
  })
})

test('the HTML from the server equals the first render in the browser, and the dates are added after hydration', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderOnServer(buildTemplateElement(ProductTemplate, content))
  expect(readText(root)).toContain('Besteldvandaag')
  expect(readText(root)).toContain('Bij jou, België6 tot 8 weken')
  // React would report a hydration mismatch with console.error, which fails the test.
  const page = await act(async () => hydrateRoot(root, buildTemplateElement(ProductTemplate, content)))
  expect(readText(root)).toMatch(/Bij jou, België\d+ ([a-z]+ )?– \d+ [a-z]+/)
  await act(async () => page.unmount())
  root.remove()
})

describe('the bar at the bottom of a small screen', () => {
  const getBar = (container: HTMLElement) => container.querySelector('.bar')
  const scrollRow = (isRowVisible: boolean) => act(async () => scrollNear(isRowVisible))
  beforeEach(fakeIntersectionObserver)
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'))

  test('the bar is shown while the row with the button is outside the viewport', async () => {
    const { container } = await show(ProductTemplate, content)
    expect(getBar(container)).toBeNull()
    await scrollRow(false)
    expect(readText(getBar(container)!)).toBe('Kaarre loungestoel€ 1.290In mandje')
    await scrollRow(true)
    expect(getBar(container)).toBeNull()
  })

  test('a sold-out variant has no bar', async () => {
    const { container } = await show(ProductTemplate, { ...content, id_sku: blackRust!.id_sku })
    await scrollRow(false)
    expect(getBar(container)).toBeNull()
  })

  test('nothing is observed after the user has left the page', async () => {
    const { unmount } = await show(ProductTemplate, content)
    expect(countObserved()).toBeGreaterThan(0)
    unmount()
    expect(countObserved()).toBe(0)
  })
})

describe('the button that adds a product to the cart', () => {
  const item = { id_product: kaarre.id_product, id_product_attribute: oakOat!.id_product_attribute, quantity: 1 }
  beforeEach(() => mockAdd.mockClear())

  test('the add button is busy at once, and a triple click adds the product once', async () => {
    let answer = () => {}
    mockAdd.mockImplementationOnce(() => new Promise<void>((resolve) => (answer = resolve)))
    setLazyTestStore('nl')
    await show(ProductTemplate, content)
    await userEvent.tripleClick(getAddButton())
    expect(getAddButton()).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(mockAdd).toHaveBeenCalledTimes(1))
    expect(mockAdd).toHaveBeenCalledWith(item)
    await act(async () => answer())
    expect(getAddButton()).not.toHaveAttribute('aria-busy')
  })

  test('the add button adds the selected variant and quantity', async () => {
    setLazyTestStore('nl')
    await show(ProductTemplate, content)
    await userEvent.click(getOption('fjord'))
    await userEvent.click(screen.getByRole('button', { name: 'Eén meer' }))
    await userEvent.click(getAddButton())
    expect(mockAdd).toHaveBeenCalledWith({
      ...item,
      id_product_attribute: oakFjord!.id_product_attribute,
      quantity: 2,
    })
  })

  test('the link for gift lists leads to their page when the services cannot be loaded', async () => {
    setLazyTestStore('nl', () => Promise.reject(new Error('chunk')))
    const navigate = jest.fn(() => Promise.resolve())
    Object.assign(globalThis, { ___navigate: navigate })
    await show(ProductTemplate, content)
    await userEvent.click(screen.getByRole('link', { name: 'Zet op een wenslijst' }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/nl/wenslijsten/', undefined))
  })

  test('the add button shows a message with a retry button when the services cannot be loaded', async () => {
    let isOffline = true
    setLazyTestStore('nl', () => (isOffline ? Promise.reject(new Error('chunk')) : Promise.resolve()))
    const { container } = await show(ProductTemplate, content)
    await userEvent.click(getAddButton())
    const note = within(await screen.findByText(/Niet toegevoegd/))
    expect(await axe(container)).toHaveNoViolations()
    isOffline = false
    await userEvent.click(note.getByRole('button', { name: 'Probeer opnieuw' }))
    expect(mockAdd).toHaveBeenCalledWith(item)
    await waitFor(() => expect(screen.queryByText(/Niet toegevoegd/)).not.toBeInTheDocument())
  })
})
