/** @jest-environment jest-fixed-jsdom */
import { createListStore, createListHistory } from '../../../src/features/productList/filters/listStore'
import type { ListResult } from '../../../src/features/productList/filters/listState'
import type { AppDispatch } from '../../../src/store/AppThunk'
import { card } from '../../support/data/catalogueFixtures'

const navigate = jest.fn()
/** The pending requests of the list, which the test answers. They cannot be cancelled. */
let requests: ((result: ListResult) => void)[] = []
let listCount = 0
const dispatch = () => new Promise<ListResult>((resolve) => requests.push(resolve))

/** Opens a list of 40 products, at a path of its own, so that no test finds the cached results of another. */
function openList() {
  window.history.replaceState(null, '', `/nl/lijst-${(listCount += 1)}`)
  return createListStore({ scope: {}, total: 40, products: [card('Stoel')] }, dispatch as AppDispatch)
}

beforeEach(() => {
  requests = []
  navigate.mockClear()
  Object.assign(globalThis, { ___navigate: navigate })
})

/** Takes a step and lets the store handle it, which takes a few promises. */
async function runStep(step: () => void) {
  step()
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
const byBrand = (brand: string) => ({ filters: { brands: [brand] }, price: null, sort: null, page: 1 })
const createResult = (name: string): ListResult => ({
  products: [card(name)],
  total: 1,
  facets: { lists: [], price: null },
  relaxations: [],
  searched: null,
})
const listShownNames = ({ state }: ReturnType<typeof openList>) => state.shownList?.products.map(({ name }) => name)

test('a late response to an earlier choice is dropped, even if its request could not be cancelled', async () => {
  const list = openList()
  await runStep(() => list.applyChoice(byBrand('hiljaa')))
  await runStep(() => list.applyChoice(byBrand('havrelund')))
  await runStep(() => requests[1]!(createResult('Havrelund')))
  await runStep(() => requests[0]!(createResult('Hiljaa')))
  expect(listShownNames(list)).toEqual(['Havrelund'])
  expect(list.state).toMatchObject({ loadingPart: null, hasFailed: false })
})

test('the facets are not requested while a request for them is in progress', async () => {
  const list = openList()
  await runStep(() => list.loadFacets())
  await runStep(() => list.loadFacets())
  expect(requests).toHaveLength(1)
  await runStep(() => requests[0]!(createResult('Stoel')))
  await runStep(() => list.loadFacets())
  expect(requests).toHaveLength(1)
})

test('navigating back shows the twelve latest lists without a request, and a list that was used again counts as recent', async () => {
  const list = openList()
  const choose = async (brand: string) => {
    list.applyChoice(byBrand(brand))
    await runStep(() => list.followUrl(`?brand=${brand}`))
    await runStep(() => requests.at(-1)!(createResult(brand)))
  }
  const brands = Array.from({ length: 12 }, (_, index) => `brand-${index}`)
  for (const brand of [...brands, 'brand-0', 'brand-12']) await choose(brand)
  const requestCount = requests.length
  list.followUrl('?brand=brand-0')
  expect(listShownNames(list)).toEqual(['brand-0'])
  await runStep(() => list.followUrl('?brand=brand-2'))
  expect(requests).toHaveLength(requestCount)
  await runStep(() => list.followUrl('?brand=brand-1'))
  expect(requests).toHaveLength(requestCount + 1)
})

test.each(['push', 'replace'] as const)('a late choice does not change the URL of another page (%s)', (step) => {
  window.history.replaceState(null, '', '/nl/winkelmandje')
  const history = createListHistory('/nl/lijst', '')
  history.writeQuery('?brand=hiljaa', step)
  expect(window.location.pathname + window.location.search).toBe('/nl/winkelmandje')
  expect(navigate).not.toHaveBeenCalled()
  expect(history.search).toBe('')
})
