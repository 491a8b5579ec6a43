import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { catalogue } from '../../src/i18n/nl/firstLoad/catalogue'
import type { CategoryContent, ListContent } from '../../src/pageTable/contents/lists'
import type { Story } from '../../src/pageTable/contents/links'
import CategoryPage from '../../src/templates/category'
import NewArrivalsPage from '../../src/templates/new-arrivals'
import SalePage from '../../src/templates/sale'
import { renderTemplate } from '../support/dom/renderTemplate'
import { card, picture, room } from '../support/data/catalogueFixtures'

const reduced = card('Tove armstoel', {
  price: { amount: 503.2, regular: 629, lowest_30_days: 599 },
  is_new: true,
  swatches: Array.from({ length: 7 }, () => ({ name: 'eik', hex: '#c39e70' })),
  version_count: 7,
  stock: 1,
})
const soldOut = card('Knop kruk', { stock: 0, price_varies: true })
const story: Story = {
  eyebrow: 'Verhaal',
  title: 'Zes stoelen, geen twee gelijk',
  text: '',
  link: { name: 'Lees', path: '/nl/verhaal' },
  picture: room('room-dining'),
  wall: null,
}
const products = [reduced, soldOut, ...Array.from({ length: 8 }, (_, index) => card(`Stoel ${index}`))]
const category: CategoryContent['category'] = {
  id_category: 10,
  id_parent: null,
  slugs: { nl: 'zitten', en: 'seating' },
  name: 'Zitten',
  description: 'Van eetkamerstoel tot hoekbank.',
  picture: null,
  product_count: 10,
}
const createList = (cards: typeof products): ListContent => ({ scope: {}, total: cards.length, products: cards })
const list = createList(products)
const tabs = [
  { name: 'Zitten', path: '/nl/hier' },
  { name: 'Fauteuils', path: '/nl/hier/fauteuils' },
]
const next = {
  name: 'Tafels',
  path: '/nl/tafels',
  sentence: 'Om aan te eten.',
  picture: room('room-table'),
  ground: null,
}
const getCard = (name: string) => screen.getByRole('link', { name }).closest('li')!

test('an empty list has neither filters nor a sort order', () => {
  renderTemplate(NewArrivalsPage, { list: createList([]), story: null })
  expect(screen.getByText(catalogue.productGrid.empty)).toBeVisible()
  expect(screen.queryByRole('button', { name: catalogue.list.facets.colours })).toBeNull()
  expect(screen.queryByRole('combobox')).toBeNull()
})

describe('a category page', () => {
  test('the page shows the title, the number of products and the subcategories', async () => {
    renderTemplate(CategoryPage, { category, tabs, list, story, next })
    expect(screen.getByRole('heading', { level: 1, name: 'Zitten 10' })).toBeVisible()
    const subcategories = within(screen.getByRole('navigation', { name: 'Onderverdeling' }))
    expect(subcategories.getByRole('link', { name: 'Alles' })).toHaveAttribute('aria-current', 'page')
    expect(subcategories.getByRole('link', { name: 'Fauteuils' })).not.toHaveAttribute('aria-current')
  })

  test.each([
    ['nl', 3, 1],
    ['en', 3, 1],
    ['nl', 4, 0],
  ] as const)('in %s, a list of %i products ends with %i links to the next category', (language, count, links) => {
    const content = { category, tabs, list: createList(products.slice(0, count)), story: null, next }
    renderTemplate(CategoryPage, content, { language })
    const label = language === 'nl' ? 'Verder naar Tafels' : 'On to Tafels'
    expect(screen.queryAllByRole('link', { name: label })).toHaveLength(links)
    expect(screen.queryAllByText(next.sentence)).toHaveLength(links)
  })

  test('the link to a next category that has neither a picture nor a description shows its name', () => {
    const content = { category, tabs, list: createList(products.slice(0, 3)), story: null }
    renderTemplate(CategoryPage, { ...content, next: { ...next, sentence: '', picture: null } })
    expect(screen.getByText('Tafels')).toBeVisible()
  })

  test('a list of one product has no filters, no sort order and no link to its products to scale', () => {
    renderTemplate(CategoryPage, { category, tabs, list: createList([soldOut]), story: null, next })
    expect(screen.queryByRole('button', { name: catalogue.list.facets.colours })).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('link', { name: catalogue.list.allToScale })).toBeNull()
  })

  test.each([
    [null, 1],
    [10, 0],
  ])('a category below %j has %i links to its products to scale', (id_parent, count) => {
    renderTemplate(CategoryPage, { category: { ...category, id_parent }, tabs, list, story, next })
    const links = screen.queryAllByRole('link', { name: catalogue.list.allToScale })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('/nl/hier?view=scale'))
  })

  test('the story is placed after eight products', () => {
    renderTemplate(CategoryPage, { category, tabs, list, story, next })
    const cards = [...getCard(story.title).parentElement!.children]
    expect(cards).toHaveLength(11)
    expect(cards[8]).toBe(getCard(story.title))
    expect(cards[8]).toHaveClass('wide')
  })
})

describe('a product card (docs/look.md, "Product card" and "Price and badge")', () => {
  test.each([
    [
      'nl',
      '€ 503,20',
      'Was € 599',
      'Laagste in 30 dagen: € 599',
      '− 15 %',
      'Nog 1',
      '7 uitvoeringen',
      'Uitverkocht',
      'vanaf € 289',
    ],
    ['en', '€503.20', 'Was €599', 'Lowest in 30 days: €599', '− 15%', '1 left', '7 versions', 'Sold out', 'from €289'],
  ] as const)(
    'a card shows its prices, stock and variants in %s',
    (language, amount, was, lowest, badge, few, variants, none, from) => {
      renderTemplate(SalePage, { list, campaigns: [], builtOn: '2026-11-21' }, { language })
      const readText = (element: Element) => element.textContent!.replace(/\u00a0/g, ' ')
      const reducedText = readText(getCard('Tove armstoel'))
      for (const shownText of [amount, was, lowest, badge, few, variants, '+2'])
        expect(reducedText).toContain(shownText)
      expect(reducedText).not.toContain(language === 'nl' ? 'Nieuw' : 'New')
      expect(readText(getCard('Knop kruk'))).toContain(none)
      expect(readText(getCard('Knop kruk'))).toContain(from)
      expect(screen.getByRole('link', { name: 'Tove armstoel' })).toHaveAttribute(
        'href',
        language === 'nl' ? '/nl/producten/tove-armstoel-nl' : '/en/products/tove-armstoel-en',
      )
    },
  )

  test('in the list of reduced products, no card has a badge for its reduction', () => {
    renderTemplate(SalePage, { list: { ...list, scope: { sale: 1 } }, campaigns: [], builtOn: '2026-11-21' })
    expect(getCard('Tove armstoel')).not.toHaveTextContent(/15\s%/)
    expect(getCard('Tove armstoel')).toHaveTextContent(/503,20/)
  })

  test.each([
    ['one of its products is reduced', 1, products],
    ['none of its products is reduced', 0, [soldOut]],
  ])('a list in which %s has %i sentence about the crossed-out price', (_list, count, cards) => {
    renderTemplate(SalePage, { list: createList(cards), campaigns: [], builtOn: '2026-11-21' })
    expect(screen.queryAllByText(catalogue.productGrid.lowestInList)).toHaveLength(count)
  })

  test('a card leads to the variant in its picture', () => {
    const variant_slugs = { nl: 'spile-leiblauw', en: 'spile-slate-blue' }
    renderTemplate(NewArrivalsPage, { story: null, list: createList([card('Spile', { variant_slugs })]) })
    expect(screen.getByRole('link', { name: 'Spile' })).toHaveAttribute('href', '/nl/producten/spile-nl/spile-leiblauw')
  })

  const showSpile = () =>
    renderTemplate(NewArrivalsPage, {
      story: null,
      list: createList([card('Spile', { picture_hover: picture('spile-room') })]),
    })
  const listPictures = () => getCard('Spile').querySelectorAll('img')

  test.each([
    ['a mouse points at it', (user: UserEvent) => user.hover(getCard('Spile').firstElementChild!)],
    ['its link gets the focus', async () => act(() => screen.getByRole('link', { name: 'Spile' }).focus())],
  ])('a card fetches its second picture when %s', async (_, reachCard) => {
    const user = userEvent.setup()
    showSpile()
    await user.pointer({ keys: '[TouchA]', target: getCard('Spile').firstElementChild! })
    expect(listPictures()).toHaveLength(1)
    await reachCard(user)
    await waitFor(() => expect(listPictures()).toHaveLength(2))
  })

  test('on a touch screen, a swipe turns a card to its second picture and back, and a tap does not', async () => {
    Object.assign(window, { matchMedia: (query: string) => ({ matches: query === '(hover: none)' }) })
    showSpile()
    const swipe = (from: number, to: number) => {
      const surface = screen.getByRole('link', { name: 'Spile' })
      fireEvent.touchStart(surface, { touches: [{ clientX: from }] })
      fireEvent.touchEnd(surface, { changedTouches: [{ clientX: to }] })
    }
    const readTurned = () => getCard('Spile').querySelector('[data-turned]')?.getAttribute('data-turned')
    await waitFor(() => expect(readTurned()).toBe('false'))
    expect(listPictures()).toHaveLength(1)
    swipe(100, 102)
    expect([readTurned(), listPictures().length]).toEqual(['false', 2])
    swipe(100, 40)
    expect(readTurned()).toBe('true')
    swipe(40, 100)
    expect(readTurned()).toBe('false')
    Reflect.deleteProperty(window, 'matchMedia')
  })
})
