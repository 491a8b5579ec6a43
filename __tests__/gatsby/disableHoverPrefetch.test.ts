import { disableHoverPrefetch } from '../../src/gatsby/loadProductsInView'

const loader = (window as unknown as { ___loader: { hovering: (path: string) => void } }).___loader
const hovering = loader.hovering

afterEach(() => {
  loader.hovering = hovering
  Reflect.deleteProperty(navigator, 'connection')
})

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '4g' }, false],
  [undefined, false],
])('SPEC §9: with %j hovering is kept from fetching: %s', (connection, spared) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  disableHoverPrefetch()
  expect(loader.hovering !== hovering).toBe(spared)
})
