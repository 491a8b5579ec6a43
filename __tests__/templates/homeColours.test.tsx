import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { productList } from '../../src/contract/productList'
import { NewArrivals } from '../../src/features/home/NewArrivals'
import { eager as eagerEn } from '../../src/i18n/en/firstLoad/eager'
import { list as en } from '../../src/i18n/en/list'
import { addMessages } from '../../src/i18n/messages'
import { eager as eagerNl } from '../../src/i18n/nl/firstLoad/eager'
import { list as nl } from '../../src/i18n/nl/list'
import { fakeIntersectionObserver, scrollNear } from '../support/dom/fakeIntersectionObserver'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { InPage, openPageStore, setLazyTestStore } from '../support/store/pageStore'

addMessages('nl', eagerNl)
addMessages('en', eagerEn)
const server = startSandboxServer()

async function fetchNew(query = '') {
  const answer = await server.shop(
    new Request(`http://shop.test/web/v1/products?new=1&limit=8${query}`, { headers: { Lang: '1' } }),
  )
  return v.parse(productList, await answer.json())._embedded.products
}

const colours = [
  { key: 'green', name: 'Groen', swatch: '#6c7160', wall: 'sage', path: '/nl/nieuw?colour=green' },
  { key: 'blue', name: 'Blauw', swatch: '#5d7385', wall: 'slate', path: '/nl/nieuw?colour=blue' },
]

/** Shows the new arrivals with the real store and the sandbox. The code of the colours loads when `open` resolves. */
async function showNewArrivals(language: 'nl' | 'en' = 'nl') {
  fakeIntersectionObserver()
  setLazyTestStore(language)
  const newProducts = await fetchNew()
  const view = render(
    <InPage language={language}>
      <NewArrivals newProducts={newProducts} hasNew newProductsPath="/nl/nieuw" colours={colours} />
    </InPage>,
  )
  return {
    shopper: userEvent.setup(),
    newProducts,
    open: async () => {
      await act(openPageStore)
      act(() => scrollNear())
      await screen.findByRole('button', { name: 'Groen' })
    },
    wall: () => view.container.querySelector('section')!.dataset.wall,
    files: () =>
      [...view.container.querySelectorAll('li')].map((card) => [...card.querySelectorAll('img')].at(-1)!.src),
  }
}

test('without script, each colour links to the new products in that colour', async () => {
  await showNewArrivals()
  expect(screen.getByRole('link', { name: 'Groen' })).toHaveAttribute('href', '/nl/nieuw?colour=green')
  expect(screen.queryByRole('button', { name: 'Groen' })).not.toBeInTheDocument()
})

test.each([
  ['nl', nl],
  ['en', en],
] as const)(
  'a colour paints the wall and turns the pieces, and a second press takes it back (%s)',
  async (language, messages) => {
    const { shopper, open, wall, files, newProducts } = await showNewArrivals(language)
    const green = new Map((await fetchNew('&colours=green')).map((card) => [card.id_product, card]))
    const changed = newProducts.filter(
      (card) => green.has(card.id_product) && green.get(card.id_product)?.picture?.name !== card.picture?.name,
    )
    expect(changed.length).toBeGreaterThan(0)
    await open()
    const asBuilt = files()
    await shopper.click(screen.getByRole('button', { name: 'Groen' }))
    expect(wall()).toBe('sage')
    expect(screen.getByRole('button', { name: 'Groen' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('link', { name: messages.wall.showAll('Groen') })).toHaveAttribute(
      'href',
      '/nl/nieuw?colour=green',
    )
    await waitFor(() => expect(files()).not.toEqual(asBuilt))
    const turned = files().filter((file, index) => file !== asBuilt[index])
    expect(turned).toHaveLength(changed.length)
    await shopper.click(screen.getByRole('button', { name: messages.wall.all }))
    expect(screen.getByRole('button', { name: 'Groen' })).toHaveFocus()
    expect(wall()).toBeUndefined()
    await waitFor(() => expect(files()).toEqual(asBuilt))
    expect(screen.queryByRole('button', { name: messages.wall.all })).not.toBeInTheDocument()
  },
)

test('the latest of two quick presses counts, whichever answer comes last', async () => {
  const { shopper, open, wall } = await showNewArrivals()
  await open()
  await shopper.click(screen.getByRole('button', { name: 'Groen' }))
  await shopper.click(screen.getByRole('button', { name: 'Blauw' }))
  expect(wall()).toBe('slate')
  await shopper.click(screen.getByRole('button', { name: 'Blauw' }))
  expect(wall()).toBeUndefined()
})

test('when the products cannot be loaded, the list in that colour opens', async () => {
  const { shopper, open } = await showNewArrivals()
  await open()
  const navigate = jest.fn()
  Object.assign(globalThis, { ___navigate: navigate })
  server.failCall('get', '/v1/products')
  await shopper.click(screen.getByRole('button', { name: 'Groen' }))
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/nl/nieuw?colour=green', undefined))
})
