import { skipWhileReloading, startBrowser } from '../../src/gatsby/startBrowser'
import { loadFirstMessages } from '../../src/i18n/loadFirstMessages'
import { getMessages } from '../../src/i18n/messages'

test.each([
  ['/nl/producten/spile-stoel', 'nl', 'Naar de inhoud'],
  ['/en/products/spile-chair', 'en', 'Skip to content'],
] as const)('the start at %s loads the messages of its language', async (path, language, skip) => {
  window.history.pushState(null, '', path)
  await startBrowser()
  expect(getMessages(language, 'frame').skip).toBe(skip)
})

test('with data saver, prefetching is disabled before the first render, and no page is loaded for its query', async () => {
  const loader = { enqueue: jest.fn(), hovering: jest.fn(), loadPage: jest.fn(), loadPageSync: jest.fn() }
  const { hovering, loadPage } = loader
  const original = Object.getOwnPropertyDescriptor(window, '___loader')!
  Object.assign(window, { ___loader: loader })
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  await startBrowser()
  loader.hovering('/nl/merken')
  expect(hovering).not.toHaveBeenCalled()
  loader.loadPage('/nl/zoeken?q=stoel')
  expect(loadPage).toHaveBeenCalledWith('/nl/zoeken')
  Reflect.deleteProperty(navigator, 'connection')
  Object.defineProperty(window, '___loader', original)
})

test('Back before the start reloads the page, and Gatsby does not start; another spelling of the address starts it', async () => {
  const loads = jest.fn<PerformanceEntryList, []>()
  Object.assign(performance, { getEntriesByType: loads })
  // jsdom cannot load a page, and says so.
  const reported = jest.spyOn(console, 'error').mockImplementation()
  window.history.pushState(null, '', '/nl/merken/')
  Object.assign(window, { pagePath: '/nl/merken' })
  loads.mockReturnValue([{ name: 'http://localhost/nl/merken/' } as PerformanceEntry])
  await startBrowser()
  expect(reported).not.toHaveBeenCalled()

  window.history.pushState(null, '', '/nl')
  const started = jest.fn()
  void startBrowser().then(started)
  expect(String(reported.mock.calls[0]?.[0])).toContain('navigation')
  await loadFirstMessages('nl')
  expect(started).not.toHaveBeenCalled()
  Reflect.deleteProperty(window, 'pagePath')
  Reflect.deleteProperty(performance, 'getEntriesByType')
  reported.mockRestore()
})

test('Back during the start reloads the page, and nothing is hydrated any more', async () => {
  window.history.pushState(null, '', '/nl')
  window.history.pushState(null, '', '/nl/merken')
  await startBrowser()
  expect(skipWhileReloading()).toBeUndefined()
  // jsdom cannot load a page, and says so.
  const reported = jest.spyOn(console, 'error').mockImplementation()
  const moved = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
  window.history.back()
  await moved
  expect(skipWhileReloading()).toBeInstanceOf(Function)
  expect(String(reported.mock.calls[0]?.[0])).toContain('navigation')
  reported.mockRestore()
})
