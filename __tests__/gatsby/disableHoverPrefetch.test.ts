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
])('with the connection %j it is %s that prefetching on hover is disabled (SPEC §9)', (connection, stops) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  disableHoverPrefetch()
  expect(loader.hovering !== hovering).toBe(stops)
})
