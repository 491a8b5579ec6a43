import { routeHandlers, watchHistory } from '../../src/gatsby/routeChange'
import { watchSlowNavigation } from '../../src/layout/SlowNavigationNotice'

const isSlow = jest.fn()
const scrolled = jest.fn()
let stop: () => void

/** Simulates that a page has arrived at an address. */
function arriveAt(path: string): void {
  window.history.replaceState({}, '', path)
  routeHandlers.handleEnd({})
}

/** Simulates that Back or Forward has changed the address in the browser. */
function travelTo(path: string): void {
  window.history.replaceState({}, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

const scroll = () => document.dispatchEvent(new Event('scroll', { bubbles: true }))

beforeAll(() => {
  watchHistory()
  window.addEventListener('scroll', scrolled)
})

beforeEach(() => {
  jest.useFakeTimers()
  arriveAt('/nl/producten/spile-stoel')
  stop = watchSlowNavigation(isSlow)
  isSlow.mockClear()
  scrolled.mockClear()
})

afterEach(() => {
  stop()
  jest.useRealTimers()
})

test('Back to a page that takes more than a second is announced as slow', () => {
  travelTo('/nl/categorie/zitten')
  jest.advanceTimersByTime(999)
  expect(isSlow).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(isSlow).toHaveBeenLastCalledWith(true)
  arriveAt('/nl/categorie/zitten')
  expect(isSlow).toHaveBeenLastCalledWith(false)
})

test('Forward to the page in view, before the page of Back has arrived, ends the notice', () => {
  travelTo('/nl/categorie/zitten')
  jest.advanceTimersByTime(1000)
  travelTo('/nl/producten/spile-stoel')
  expect(isSlow).toHaveBeenLastCalledWith(false)
  jest.advanceTimersByTime(5000)
  expect(isSlow).toHaveBeenLastCalledWith(false)
})

test('Gatsby receives no scroll events from Back until the page has arrived', () => {
  scroll()
  expect(scrolled).toHaveBeenCalledTimes(1)
  travelTo('/nl/categorie/zitten')
  scroll()
  expect(scrolled).toHaveBeenCalledTimes(1)
  arriveAt('/nl/categorie/zitten')
  scroll()
  expect(scrolled).toHaveBeenCalledTimes(2)
})

test.each(['/nl/producten/spile-stoel?kleur=oker', '/nl/producten/spile-stoel#maten'])(
  'Gatsby receives scroll events after Back to %s, another place on the page in view',
  (address) => {
    travelTo(address)
    scroll()
    expect(scrolled).toHaveBeenCalledTimes(1)
  },
)

test('Gatsby receives scroll events after a chosen variant has changed the address', () => {
  window.history.replaceState({}, '', '/nl/producten/spile-stoel/spile-oker')
  scroll()
  expect(scrolled).toHaveBeenCalledTimes(1)
})
