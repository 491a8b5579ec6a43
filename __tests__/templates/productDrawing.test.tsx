import { act, screen } from '@testing-library/react'
import { renderOnServer } from '../support/dom/renderOnServer'
import type { ProductContent } from '../../src/pageTable/contents/product'
import ProductTemplate from '../../src/templates/product'
import { axe } from '../support/axe'
import { renderTemplate, buildTemplateElement } from '../support/dom/renderTemplate'
import { fakeIntersectionObserver, scrollNear } from '../support/dom/fakeIntersectionObserver'
import { buildProductContent, kaarre } from '../support/data/catalogueFixtures'

jest.mock('../../src/store/cart/addToCart', () => ({ addToCart: (item: unknown) => item }))
// The module is tested in freshProduct.test.tsx.
jest.mock('../../src/features/product/lazy/watchFreshProduct', () => ({ watchFreshProduct: () => () => {} }))

let fileCount = 0

/** Returns the page of a product with drawings of its front and side, whose files no other test has fetched. */
function buildContent(): ProductContent {
  const createFile = (view: string, width_mm: number) => ({
    href: `/drawings/kaarre-${(fileCount += 1)}-${view}.svg`,
    width_mm,
    height_mm: 820,
  })
  const drawings = { front: createFile('front', 720), side: createFile('side', 820), top: null }
  return buildProductContent({ ...kaarre, drawings })
}

const outline = 'M0 0h720v-820h-720z'
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path stroke-width="1.5" d="${outline}"/><path d="M5-10h3"/></svg>`
const createResponse = (body: string, status = 200) => ({ ok: status < 400, status, text: () => Promise.resolve(body) })
const fetchFile = jest.fn()
const countOutlines = (container: Element) => container.querySelectorAll(`path[d="${outline}"]`).length
const scrollToDrawings = (isNear = true) => act(async () => scrollNear(isNear))

beforeEach(() => {
  fakeIntersectionObserver()
  fetchFile.mockReset().mockImplementation(() => Promise.resolve(createResponse(svg)))
  Object.assign(window, { fetch: fetchFile })
})

test('the HTML contains the views with their dimensions and their size, but no drawing', () => {
  const html = renderOnServer(buildTemplateElement(ProductTemplate, buildContent()))
  expect(html).toContain('aria-label="Vooraanzicht: Breedte 72 cm, Hoogte 82 cm, Zithoogte 42 cm"')
  expect(html).toContain('aria-label="Zijaanzicht: Diepte 82 cm"')
  expect(html).not.toContain('/drawings/')
})

test('the drawings are fetched when the user scrolls near them, and do not change the layout', async () => {
  const { container } = renderTemplate(ProductTemplate, buildContent())
  const listSizes = () => screen.getAllByRole('img', { name: /aanzicht/ }).map((view) => view.getAttribute('viewBox'))
  const formerSizes = listSizes()
  await act(async () => {})
  expect(fetchFile).not.toHaveBeenCalled()
  await scrollToDrawings()
  expect(fetchFile).toHaveBeenCalledTimes(2)
  expect(countOutlines(container)).toBe(2)
  expect(listSizes()).toEqual(formerSizes)
  expect(await axe(container)).toHaveNoViolations()
})

test('drawings that could not be fetched are fetched again when the user returns to them', async () => {
  fetchFile.mockImplementation(() => Promise.resolve(createResponse('Not found', 404)))
  const { container } = renderTemplate(ProductTemplate, buildContent())
  await scrollToDrawings()
  expect(countOutlines(container)).toBe(0)
  fetchFile.mockImplementation(() => Promise.resolve(createResponse(svg)))
  await scrollToDrawings(false)
  await scrollToDrawings()
  expect(countOutlines(container)).toBe(2)
})

test('the drawings appear while the focus is in the figure around them', async () => {
  const { container } = renderTemplate(ProductTemplate, buildContent())
  screen.getByRole('button', { name: 'In je kamer' }).focus()
  await scrollToDrawings()
  expect(countOutlines(container)).toBe(2)
})

test('a file with anything but lines is not drawn', async () => {
  fetchFile.mockImplementation(() =>
    Promise.resolve(createResponse(`<svg onload="x"><path d="${outline}url(x)"/></svg>`)),
  )
  const { container } = renderTemplate(ProductTemplate, buildContent())
  await scrollToDrawings()
  expect(container.querySelectorAll('svg[role=img] g')).toHaveLength(0)
})

test('a product without drawings has only the table of its dimensions', async () => {
  renderTemplate(ProductTemplate, { ...buildContent(), drawing: null, drawings: {} })
  await act(async () => {})
  expect(screen.queryByRole('img', { name: /aanzicht/ })).toBeNull()
  expect(screen.queryByText('Maten in cm')).toBeNull()
  expect(screen.getByText('Breedte')).toBeVisible()
})
