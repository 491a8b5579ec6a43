import { earlyTapScript, replayEarlyTaps } from '../../src/gatsby/earlyTaps'

const deed = jest.fn()

/** The page as its HTML says it, with the head's script run, before anything else. */
function page(html: string): void {
  document.body.innerHTML = html
  new Function(earlyTapScript)()
}

const tap = (selector: string) => document.querySelector<HTMLElement>(selector)!.click()
const hydrate = (selector: string) => document.querySelector(selector)?.addEventListener('click', deed)

beforeEach(() => deed.mockClear())
afterEach(replayEarlyTaps)

test('the script is small enough for every head', () => {
  expect(new TextEncoder().encode(earlyTapScript).length).toBeLessThan(400)
})

test('a tap before hydration shows as busy and is done once after it', () => {
  page('<button type="button"><span>In winkelmandje</span></button>')
  tap('span')
  tap('button')
  expect(document.querySelector('button')).toHaveAttribute('aria-busy', 'true')

  hydrate('button')
  replayEarlyTaps()
  expect(deed).toHaveBeenCalledTimes(1)
  expect(document.querySelector('button')).not.toHaveAttribute('aria-busy')

  replayEarlyTaps()
  expect(deed).toHaveBeenCalledTimes(1)
})

test('after hydration taps are kept no more', () => {
  page('<button type="button">In winkelmandje</button>')
  replayEarlyTaps()
  tap('button')
  expect(document.querySelector('button')).not.toHaveAttribute('aria-busy')
})

test("links and the browser's own forms are left alone", () => {
  page('<a href="#kosten">Kosten</a><form><button>Zoek</button></form>')
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault())
  tap('a')
  tap('form button')
  expect(window.earlyTaps?.size).toBe(0)
})

test('several taps are done in their order, and what is gone by then is passed over', () => {
  page(
    '<button type="button" id="a">A</button><button type="button" id="b">B</button><button type="button" id="c">C</button>',
  )
  const order: string[] = []
  for (const id of ['c', 'a', 'b']) tap(`#${id}`)
  for (const id of ['a', 'b', 'c']) document.getElementById(id)!.addEventListener('click', () => order.push(id))
  document.getElementById('a')!.remove()
  replayEarlyTaps()
  expect(order).toEqual(['c', 'b'])
})
