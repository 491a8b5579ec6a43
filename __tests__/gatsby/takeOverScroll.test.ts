import { takeOverScroll } from '../../src/gatsby/routeChange'

test('leaves the scroll position to Gatsby while the document is shown, and to the browser when it loads one', () => {
  Object.defineProperty(window.history, 'scrollRestoration', { value: 'auto', writable: true, configurable: true })
  takeOverScroll()
  expect(window.history.scrollRestoration).toBe('manual')
  window.dispatchEvent(new Event('pagehide'))
  expect(window.history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new Event('pageshow'))
  expect(window.history.scrollRestoration).toBe('manual')
})
