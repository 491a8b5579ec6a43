import { version } from 'gatsby/package.json'
import { replaceDataPaths, takeOverNavigation } from '../../../src/gatsby/patches/navigation'
import { endPageChange, watchSlowNavigation } from '../../../src/layout/SlowNavigationNotice'
import { mutationBegun, mutationEnded } from '../../../src/store/cart/cartSlice'
import { createLazyStore } from '../../support/store/testStore'

type Loaded = { status?: string; page?: { webpackCompilationHash: string } } | undefined
type Navigate = (to: string | number, options?: { replace?: boolean }) => void

const page: Loaded = { page: { webpackCompilationHash: 'now' } }
const pageOfNewBuild: Loaded = { page: { webpackCompilationHash: 'next' } }
const pageOfUnknownBuild: Loaded = { page: { webpackCompilationHash: '' } }

interface PendingPage {
  promise: Promise<Loaded>
  resolve: (loaded: Loaded) => void
  reject: (error: Error) => void
}

function createPendingPage(): PendingPage {
  const pending: Partial<PendingPage> = {}
  pending.promise = new Promise((resolve, reject) => Object.assign(pending, { resolve, reject }))
  return pending as PendingPage
}

/**
 * Creates Gatsby's loader, whose responses the test controls, and its navigation, which loads a page and then changes
 * the address.
 */
function createGatsby() {
  const waiting = new Map<string, PendingPage>()
  const requests: string[] = []
  const loader = {
    loadPage: (path: string) => {
      requests.push(path)
      const pending = waiting.get(path) ?? createPendingPage()
      waiting.set(path, pending)
      return pending.promise
    },
    loadPageSync: jest.fn(),
    hovering: jest.fn(),
  }
  const navigate: Navigate = (to) => {
    void loader.loadPage(String(to)).then((loaded) => {
      // As in navigation.js, the browser itself opens the address of another build.
      if (loaded?.page?.webpackCompilationHash !== 'now') throw new Error('Gatsby took the page for a new build.')
      window.history.pushState({}, '', String(to))
    })
  }
  Object.assign(window, { ___loader: loader, ___navigate: navigate, ___webpackCompilationHash: 'now' })
  return { waiting, requests, loader }
}

const open = jest.fn<void, [string, boolean]>()
const reload = jest.fn<void, []>()
const navigate: Navigate = (to, options) => (window as unknown as { ___navigate: Navigate }).___navigate(to, options)
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const readAddress = () => window.location.href.replace(window.location.origin, '')

let gatsby: ReturnType<typeof createGatsby>
const store = createLazyStore()
const { ___loader, ___navigate } = window as unknown as Record<string, unknown>

beforeEach(() => {
  jest.clearAllMocks()
  document.body.innerHTML = ''
  window.history.replaceState({}, '', '/nl')
  gatsby = createGatsby()
  replaceDataPaths()
  takeOverNavigation(store.getState, { open, reload })
})

afterAll(() => void Object.assign(window, { ___loader, ___navigate, ___webpackCompilationHash: undefined }))

async function answer(path: string, loaded: Loaded) {
  gatsby.waiting.get(path)!.resolve(loaded)
  await settle()
}

function typeInto(field: string, value: string) {
  document.body.innerHTML = field
  const input = document.body.firstElementChild as HTMLInputElement
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('a link', () => {
  test.each([
    '/nl/zoeken?q=stoel#x',
    '/nl/categorie/zitten?colour=black&sort=price',
    '/nl/afrekenen/verzending?utm_source=email#main',
    '/en/search?q=chair#x',
    '/en/checkout/shipping?utm_source=email#main',
  ])('a link to %s opens the whole address when the page cannot be loaded', async (address) => {
    navigate(address)
    await answer(address.split('?')[0]!, { status: 'error' })
    expect(open.mock.calls).toEqual([[`http://localhost${address}`, false]])
    expect(readAddress()).toBe('/nl')
  })

  test('a link to a page without an answer opens the address, and replaces the entry if it should', async () => {
    navigate('/nl/afrekenen?x=1', { replace: true })
    await answer('/nl/afrekenen', undefined)
    expect(open.mock.calls).toEqual([['http://localhost/nl/afrekenen?x=1', true]])
  })

  test('a link to a page whose template these scripts lack opens the address', async () => {
    navigate('/nl/merken')
    gatsby.waiting.get('/nl/merken')!.reject(new Error("We couldn't find the correct component chunk"))
    await settle()
    expect(open.mock.calls).toEqual([['http://localhost/nl/merken', false]])
  })

  test('a link to a page that cannot be loaded offline leaves the page in view, and opens the address when pressed again online', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    navigate('/nl/merken')
    await answer('/nl/merken', { status: 'error' })
    expect(open).not.toHaveBeenCalled()
    isOnline.mockRestore()
    navigate('/nl/merken')
    await settle()
    expect(open.mock.calls).toEqual([['http://localhost/nl/merken', false]])
  })

  test('a link to a page of a new build opens the whole address', async () => {
    navigate('/nl/zoeken?q=stoel#x')
    await answer('/nl/zoeken', pageOfNewBuild)
    expect(open.mock.calls).toEqual([['http://localhost/nl/zoeken?q=stoel#x', false]])
  })

  test('a link to a page of an unknown build stays in the document', async () => {
    navigate('/nl/merken')
    await answer('/nl/merken', pageOfUnknownBuild)
    expect(open).not.toHaveBeenCalled()
    expect(readAddress()).toBe('/nl/merken')
  })

  test('a link loads the page without its query, and shows the address with it', async () => {
    navigate('/nl/zoeken?q=stoel#x')
    await answer('/nl/zoeken', page)
    expect(new Set(gatsby.requests)).toEqual(new Set(['/nl/zoeken']))
    expect(readAddress()).toBe('/nl/zoeken?q=stoel#x')
  })

  test.each(['?colour=black&sort=price', '/nl?q=stoel', '/nl#x'])(
    'to %s, another query or hash of the page in view, loads no page',
    async (to) => {
      navigate(to)
      await settle()
      expect(gatsby.requests).toEqual([])
      expect(readAddress()).toBe(to.startsWith('?') ? `/nl${to}` : to)
    },
  )

  test('a page that arrives after the user chose another one is never shown', async () => {
    navigate('/nl/slow')
    navigate('/nl/quick')
    await answer('/nl/quick', page)
    await answer('/nl/slow', page)
    expect(readAddress()).toBe('/nl/quick')
  })

  test('a page that fails after the user chose a filter of the page in view is never opened', async () => {
    navigate('/nl/slow')
    navigate('/nl?colour=black')
    await answer('/nl/slow', { status: 'error' })
    expect(open).not.toHaveBeenCalled()
    expect(readAddress()).toBe('/nl?colour=black')
  })

  test('a page that arrives after Back or Forward is never shown', async () => {
    navigate('/nl/slow')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await answer('/nl/slow', page)
    expect(readAddress()).toBe('/nl')
  })
})

describe('Back or Forward to a page that is not loaded', () => {
  /** Gatsby loads the page after the browser has already changed the address. */
  function goTo(address: string) {
    window.history.replaceState({}, '', address)
    const shown = jest.fn()
    void gatsby.loader.loadPage(address.split('#')[0]!).then(shown)
    return shown
  }

  test('Back shows the page once it is loaded, without its query', async () => {
    const shown = goTo('/nl/merken?page=2')
    await answer('/nl/merken', page)
    expect(shown).toHaveBeenCalledWith(page)
    expect(reload).not.toHaveBeenCalled()
  })

  test('Back never shows the page when the user has left its address', async () => {
    const shown = goTo('/nl/merken')
    window.history.replaceState({}, '', '/nl/cadeaus')
    await answer('/nl/merken', page)
    expect(shown).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
  })

  test('addresses are compared regardless of which characters are escaped', async () => {
    window.history.replaceState({}, '', '/nl/merken/[x]')
    const shown = jest.fn()
    void gatsby.loader.loadPage('/nl/merken/%5Bx%5D').then(shown)
    await answer('/nl/merken/%5Bx%5D', page)
    expect(shown).toHaveBeenCalled()
  })

  test.each([
    ['of a new build', pageOfNewBuild],
    ['that failed', { status: 'error' }],
    ['without an answer', undefined],
  ] as const)('the browser loads a page %s, with its query and hash', async (_what, loaded) => {
    const shown = goTo('/nl/merken?page=2#x')
    await answer('/nl/merken', loaded)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(shown).not.toHaveBeenCalled()
    expect(readAddress()).toBe('/nl/merken?page=2#x')
  })

  test('Back stays in the document while the page has typed text, although the build is new', async () => {
    typeInto('<input type="email" />', 'noor@example')
    const shown = goTo('/nl/merken')
    await answer('/nl/merken', pageOfNewBuild)
    expect(reload).not.toHaveBeenCalled()
    expect(shown).toHaveBeenCalled()
  })
})

describe('a new build', () => {
  async function followsLink() {
    navigate('/nl/merken')
    await answer('/nl/merken', pageOfNewBuild)
    return open.mock.calls.length > 0 ? 'at once' : 'later'
  }

  test.each([
    ['with a typed message', 'later', '<textarea></textarea>', 'Voor Noor'],
    ['with a typed email address', 'later', '<input type="email" />', 'noor@example'],
    ['with a field that was emptied again', 'at once', '<input />', ''],
    ['with a typed search, which has an address', 'at once', '<input name="q" />', 'stoel'],
    ['with a ticked box', 'at once', '<input type="checkbox" />', 'on'],
    ['with a chosen option', 'at once', '<select><option>x</option></select>', 'x'],
  ])('a new build %s is loaded %s', async (_what, when, field, value) => {
    typeInto(field, value)
    expect(await followsLink()).toBe(when)
  })

  test('a new build is loaded at once when the page itself filled in a field', async () => {
    document.body.innerHTML = '<input />'
    document.querySelector('input')!.value = 'Noor'
    expect(await followsLink()).toBe('at once')
  })

  test('a new build is loaded at once after the form with typed text has been removed', async () => {
    typeInto('<textarea></textarea>', 'Voor Noor')
    document.body.innerHTML = ''
    expect(await followsLink()).toBe('at once')
  })

  test.each([
    [1, 'later'],
    [0, 'at once'],
  ])('a new build with %i cart calls in progress is loaded %s', async (pending, when) => {
    if (pending > 0) store.dispatch(mutationBegun())
    expect(await followsLink()).toBe(when)
    if (pending > 0) store.dispatch(mutationEnded())
  })
})

test('the installed Gatsby is the version whose functions are replaced', () => {
  // Before changing this number, compare cache-dir/navigation.js and loader.js, and run the browser tests.
  expect(version).toBe('5.16.1')
})

/** Starts a page whose navigation is still that of Gatsby. Returns the functions of Gatsby's loader. */
function startPage() {
  gatsby = createGatsby()
  const original = { ...gatsby.loader }
  replaceDataPaths()
  return original
}

test('a page is loaded once for all its queries, including loads by a pointer over a link and by the router itself', () => {
  const { loadPageSync, hovering } = startPage()
  void gatsby.loader.loadPage('/nl/zoeken?q=stoel')
  gatsby.loader.loadPageSync('/nl/zoeken?q=stoel', { withErrorDetails: true })
  gatsby.loader.hovering('/nl/categorie/zitten?colour=black')
  expect(gatsby.requests).toEqual(['/nl/zoeken'])
  expect(loadPageSync).toHaveBeenCalledWith('/nl/zoeken', { withErrorDetails: true })
  expect(hovering).toHaveBeenCalledWith('/nl/categorie/zitten')
})

test.each([
  ['/404.html', '/nl/producten/spile-stoel%20', '/404.html'],
  ['/404.html', '/nl/producten/a%252Fb', '/404.html'],
  ['/404.html', '/nl/producten/a%2fb?x=1', '/404.html'],
  ['/404.html', '/nl/producten/caf%C3%A9', '/nl/producten/caf%C3%A9'],
  ['/nl/contact', '/nl%2Fcontact', '/nl%2Fcontact'],
])('when the host has sent %s, the address %s needs the data of %s', (pagePath, address, path) => {
  Object.assign(window, { pagePath })
  startPage()
  void gatsby.loader.loadPage(address)
  Object.assign(window, { pagePath: undefined })
  expect(gatsby.requests).toEqual([path])
})

test.each([
  ['/nl/wenslijsten/k7qfm2xp', '/404.html'],
  ['/nl/wenslijsten/k7qfm2xp/?free=1', '/404.html'],
  ['/en/giftlists/12', '/404.html'],
  ['/nl/wenslijsten/', '/nl/wenslijsten/'],
  ['/nl/wenslijsten', '/nl/wenslijsten'],
  ['/nl/wenslijsten/schenken', '/nl/wenslijsten/schenken'],
  ['/en/giftlists/create/?x=1', '/en/giftlists/create/'],
])(
  'the address %s needs the data of %s, because hosts answer 200 for gift lists, which are not in the build',
  (address, path) => {
    startPage()
    void gatsby.loader.loadPage(address)
    expect(gatsby.requests).toEqual([path])
  },
)

test('data saver takes effect when it is switched on or off during a visit', () => {
  const { hovering } = startPage()
  const countLoads = (saveData: boolean) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' }, configurable: true })
    gatsby.loader.hovering('/nl/merken')
    return hovering.mock.calls.length
  }
  expect([false, true, false].map(countLoads)).toEqual([1, 1, 2])
  Reflect.deleteProperty(navigator, 'connection')
})

test('the timer of the notice about a slow page starts at the latest choice, and the notice disappears when the browser takes over', async () => {
  jest.useFakeTimers()
  const listener = jest.fn()
  const stop = watchSlowNavigation(listener)
  navigate('/nl/slow')
  jest.advanceTimersByTime(999)
  navigate('/nl/other')
  jest.advanceTimersByTime(999)
  expect(listener).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(listener).toHaveBeenLastCalledWith(true)
  gatsby.waiting.get('/nl/other')!.resolve({ status: 'error' })
  await jest.advanceTimersByTimeAsync(0)
  expect(listener).toHaveBeenLastCalledWith(false)
  stop()
  endPageChange()
  jest.useRealTimers()
})
