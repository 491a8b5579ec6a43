import { loadProductsInView } from '../../src/gatsby/loadProductsInView'

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

test('nothing is fetched before the browser is idle; then two products at a time', async () => {
  const { release } = loadProductsInView('/nl/producten/')
  for (const name of ['a', 'b', 'c']) loader.enqueue(`/nl/producten/${name}`)
  expect(loaded()).toEqual([])
  release()
  expect(loaded()).toEqual(['/nl/producten/a', '/nl/producten/b'])
  finish[0]?.()
  await Promise.resolve()
  expect(loaded()).toContain('/nl/producten/c')
})

test('a product whose link left the view is passed over', () => {
  const { release } = loadProductsInView('/nl/producten/')
  loader.enqueue('/nl/producten/a').abort()
  release()
  expect(loaded()).toEqual([])
})

test('links to other pages wait for a tap', () => {
  const { release } = loadProductsInView('/nl/producten/')
  release()
  loader.enqueue('/nl/categorie/zitten')
  expect(loaded()).toEqual([])
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'SPEC §9: with %j nothing is fetched ahead',
  (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    const { release } = loadProductsInView('/nl/producten/')
    release()
    loader.enqueue('/nl/producten/a')
    expect(loaded()).toEqual([])
  },
)

test('without a loader (in develop, before it came) nothing breaks', () => {
  Object.assign(window, { ___loader: undefined })
  expect(() => loadProductsInView('/nl/producten/').release()).not.toThrow()
})
