import { act, screen } from '@testing-library/react'
import { earlyTapScript } from '../../src/gatsby/earlyTaps'
import { skipWhileReloading, startBrowser } from '../../src/gatsby/startBrowser'
import { loadFirstMessages } from '../../src/i18n/loadFirstMessages'
import { getMessages } from '../../src/i18n/messages'
import { markHydrated } from '../../src/store/browser/pageLoad'
// The module is imported in advance, because a lazy import may finish after the test.
import '../../src/gatsby/showStartError'

const { ___loader } = window as unknown as Record<string, unknown>
afterEach(() => void Object.assign(window, { ___loader }))

/** Replaces Gatsby's loader during a test. */
function setLoader(loadPage: (path: string) => Promise<unknown>) {
  const loader = { enqueue: jest.fn(), hovering: jest.fn(), loadPage, loadPageSync: jest.fn() }
  Object.assign(window, { ___loader: loader })
  return loader
}

/** Checks that an action loads a page, which jsdom reports as an error. */
async function expectPageLoad(action: () => unknown) {
  const reported = jest.spyOn(console, 'error').mockImplementation()
  await action()
  expect(String(reported.mock.calls[0]?.[0])).toContain('navigation')
  reported.mockRestore()
}

test.each([
  ['/nl/producten/spile-stoel', 'nl', 'Naar de inhoud'],
  ['/en/products/spile-chair', 'en', 'Skip to content'],
] as const)('the start at %s loads the messages of its language', async (path, language, skip) => {
  window.history.pushState(null, '', path)
  await startBrowser()
  expect(getMessages(language, 'frame').skip).toBe(skip)
})

test('a hash that Gatsby cannot decode is removed, and the page is loaded again without it', async () => {
  window.history.pushState(null, '', '/nl/contact?a=1#%')
  const started = jest.fn()
  await expectPageLoad(() => void startBrowser().then(started))
  expect(window.location.href).toBe('http://localhost/nl/contact?a=1#')
  await loadFirstMessages('nl')
  expect(started).not.toHaveBeenCalled()
})

test('with data saver, prefetching is disabled before the first render, and no page is loaded for its query', async () => {
  const loader = setLoader(jest.fn(() => Promise.resolve({})))
  const { hovering, loadPage } = loader
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  await startBrowser()
  loader.hovering('/nl/merken')
  expect(hovering).not.toHaveBeenCalled()
  void loader.loadPage('/nl/zoeken?q=stoel')
  expect(loadPage).toHaveBeenCalledWith('/nl/zoeken')
  Reflect.deleteProperty(navigator, 'connection')
})

test.each([undefined, { status: 'error' }, 'rejected'])(
  'a first page whose data comes as %j says so with a way on, and no button stays busy',
  async (answer) => {
    window.history.pushState(null, '', '/nl/producten/spile-stoel')
    document.body.innerHTML = '<main><button type="button">In mandje</button></main>'
    new Function(earlyTapScript)()
    const loader = setLoader(() => (answer === 'rejected' ? Promise.reject(new Error('No')) : Promise.resolve(answer)))
    const add = screen.getByRole('button', { name: 'In mandje' })
    add.click()
    expect(add).toHaveAttribute('aria-busy', 'true')
    await startBrowser()
    await act(async () => void (await loader.loadPage('/nl/producten/spile-stoel').catch(() => undefined)))
    const { error } = getMessages('nl', 'frame')
    expect(await screen.findByRole('alert')).toHaveTextContent(error.title)
    expect(add).not.toHaveAttribute('aria-busy')
    add.click()
    expect(add).not.toHaveAttribute('aria-busy')
    await expectPageLoad(() => screen.getByRole('button', { name: error.retry }).click())
  },
)

test('a page that cannot be loaded later shows no error, because the browser opens it', async () => {
  window.history.pushState(null, '', '/nl')
  document.body.innerHTML = '<main></main>'
  const loader = setLoader(() => Promise.resolve())
  await startBrowser()
  markHydrated()
  await loader.loadPage('/nl')
  expect(document.querySelector('main')).toBeEmptyDOMElement()
})

test('Back before the start reloads the page, and Gatsby does not start; another spelling of the address starts it', async () => {
  const loads = jest.fn<PerformanceEntryList, []>()
  Object.assign(performance, { getEntriesByType: loads })
  window.history.pushState(null, '', '/nl/merken/')
  Object.assign(window, { pagePath: '/nl/merken' })
  loads.mockReturnValue([{ name: 'http://localhost/nl/merken/' } as PerformanceEntry])
  await startBrowser()

  window.history.pushState(null, '', '/nl')
  const started = jest.fn()
  await expectPageLoad(() => void startBrowser().then(started))
  await loadFirstMessages('nl')
  expect(started).not.toHaveBeenCalled()
  Reflect.deleteProperty(window, 'pagePath')
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

test('Back during the start reloads the page, and nothing is hydrated any more', async () => {
  window.history.pushState(null, '', '/nl')
  window.history.pushState(null, '', '/nl/merken')
  await startBrowser()
  expect(skipWhileReloading()).toBeUndefined()
  const moved = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
  await expectPageLoad(() => {
    window.history.back()
    return moved
  })
  expect(skipWhileReloading()).toBeInstanceOf(Function)
})
