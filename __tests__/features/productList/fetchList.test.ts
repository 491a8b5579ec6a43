/** @jest-environment jest-fixed-jsdom */
import { HttpResponse } from 'msw'
import { fetchList } from '../../../src/features/productList/filters/fetchList'
import type { ListResult } from '../../../src/features/productList/filters/listState'
import { card } from '../../support/data/catalogueFixtures'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { createTestStore } from '../../support/store/testStore'

const server = startSandboxServer()

/** Answers with pages of `total` products, which move down by `shift` positions after the first page. */
function answerList(total: number, shift = 0): void {
  server.overrideAnswer('get', '/v1/products', ({ request }) => {
    const query = new URL(request.url).searchParams
    const [limit, page] = [Number(query.get('limit')), Number(query.get('page'))]
    const start = (page - 1) * limit - (page > 1 ? shift : 0)
    const products = Array.from({ length: Math.max(0, Math.min(limit, total - start)) }, (_, index) =>
      card('Stoel', { id_product: start + index + 1 }),
    )
    return HttpResponse.json({ total, page, limit, _links: {}, _embedded: { products } })
  })
}

const fetchPages = (page: number): Promise<ListResult> =>
  createTestStore().dispatch(
    fetchList(
      { scope: {}, choice: { filters: {}, price: null, sort: null, page }, usualSorting: 'recommended' },
      neverAborted,
    ),
  )
const neverAborted = new AbortController().signal

/** Returns the limit and the page of each request, such as "24/1". */
const listRequests = () =>
  server.requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.endsWith('/products'))
    .map(({ searchParams: query }) => `${query.get('limit')}/${query.get('page')}`)

test.each([
  [1, 250, ['24/1'], 24],
  [2, 250, ['48/1'], 48],
  [4, 250, ['96/1'], 96],
  [5, 250, ['96/1', '96/2'], 120],
  [8, 250, ['96/1', '96/2'], 192],
  [9, 250, ['96/1', '96/2', '96/3'], 216],
  [99, 250, ['96/1', '96/2', '96/3'], 250],
  [99, 20, ['96/1'], 20],
  [3, 0, ['72/1'], 0],
])('the pages up to %d of %d products take the requests %j', async (page, total, requests, count) => {
  answerList(total)
  const { products } = await fetchPages(page)
  expect(listRequests()).toEqual(requests)
  expect(products.map(({ id_product }) => id_product)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
})

test('a list that moves between two requests shows each product once', async () => {
  answerList(250, 3)
  const { products } = await fetchPages(8)
  expect(products.map(({ id_product }) => id_product)).toEqual(Array.from({ length: 189 }, (_, index) => index + 1))
})
