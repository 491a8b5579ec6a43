import { loadProductsInView } from '../../../src/gatsby/patches/loadProductsInView'

interface Loader {
  enqueue: (path: string) => { abort: () => void }
  loadPage: jest.Mock
}

const finish: (() => void)[] = []
let loader: Loader

beforeEach(() => {
  finish.length = 0
  loader = {
    enqueue: jest.fn(),
    loadPage: jest.fn(() => new Promise<void>((resolve) => finish.push(resolve))),
  }
  Object.assign(window, { ___loader: loader })
})

afterEach(() => {
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true })
})

const loaded = () => loader.loadPage.mock.calls.map(([path]: [string]) => path)

test('nothing is loaded before the browser is idle, and then two products at a time', async () => {
  const { release } = loadProductsInView('/nl/producten/')
  for (const name of ['a', 'b', 'c']) loader.enqueue(`/nl/producten/${name}`)
  expect(loaded()).toEqual([])
  release()
  expect(loaded()).toEqual(['/nl/producten/a', '/nl/producten/b'])
  finish[0]?.()
  await Promise.resolve()
  expect(loaded()).toContain('/nl/producten/c')
})

test('products are loaded by the original loader of the page, even after navigation has replaced it', () => {
  const { loadPage } = loader
  const { release } = loadProductsInView('/nl/producten/')
  loader.loadPage = jest.fn(() => new Promise(() => {}))
  release()
  loader.enqueue('/nl/producten/a')
  expect(loadPage).toHaveBeenCalledWith('/nl/producten/a')
})

test('a product whose link has left the viewport is skipped', () => {
  const { release } = loadProductsInView('/nl/producten/')
  loader.enqueue('/nl/producten/a').abort()
  release()
  expect(loaded()).toEqual([])
})

test('only product pages are loaded ahead of a click', () => {
  const { release } = loadProductsInView('/nl/producten/')
  release()
  loader.enqueue('/nl/categorie/zitten')
  expect(loaded()).toEqual([])
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is loaded ahead with the connection %j (SPEC §9)',
  (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    const { release } = loadProductsInView('/nl/producten/')
    release()
    loader.enqueue('/nl/producten/a')
    expect(loaded()).toEqual([])
  },
)

test('a page that fails to load makes room for the next one', async () => {
  loader.loadPage.mockImplementation(() => Promise.reject(new Error('offline')))
  const { release } = loadProductsInView('/nl/producten/')
  for (const name of ['a', 'b', 'c']) loader.enqueue(`/nl/producten/${name}`)
  release()
  await Promise.resolve()
  expect(loaded()).toContain('/nl/producten/c')
})

test('without Gatsby’s loader, as in development, no product is loaded ahead and Gatsby’s map of chunks is empty', () => {
  Object.assign(window, { ___loader: undefined, ___chunkMapping: undefined })
  loadProductsInView('/nl/producten/').release()
  expect(window).toMatchObject({ ___loader: undefined, ___chunkMapping: {} })
})
