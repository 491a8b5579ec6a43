import { earlyTapScript, replayEarlyTaps } from '../../src/gatsby/earlyTaps'

const handleClick = jest.fn()

/** Renders the HTML of a page and runs the script of its head, before any other script. */
function page(html: string): void {
  document.body.innerHTML = html
  new Function(earlyTapScript)()
}

const tap = (selector: string) => document.querySelector<HTMLElement>(selector)!.click()
const hydrate = (selector: string) => document.querySelector(selector)?.addEventListener('click', handleClick)

beforeEach(() => handleClick.mockClear())
afterEach(replayEarlyTaps)

test('the script is small enough to be inlined in every page', () => {
  expect(new TextEncoder().encode(earlyTapScript).length).toBeLessThan(400)
})

test('a button tapped before hydration is marked as busy and clicked once afterwards', () => {
  page('<button type="button"><span>In mandje</span></button>')
  tap('span')
  tap('button')
  expect(document.querySelector('button')).toHaveAttribute('aria-busy', 'true')

  hydrate('button')
  replayEarlyTaps()
  expect(handleClick).toHaveBeenCalledTimes(1)
  expect(document.querySelector('button')).not.toHaveAttribute('aria-busy')

  replayEarlyTaps()
  expect(handleClick).toHaveBeenCalledTimes(1)
})

test('a tap between hydration and the replay counts once, so that it does not close what it opened', () => {
  page('<button type="button">Merk</button>')
  hydrate('button')
  tap('button')
  expect(handleClick).not.toHaveBeenCalled()
  replayEarlyTaps()
  expect(handleClick).toHaveBeenCalledTimes(1)
})

test('no taps are recorded after hydration', () => {
  page('<button type="button">In mandje</button>')
  replayEarlyTaps()
  tap('button')
  expect(document.querySelector('button')).not.toHaveAttribute('aria-busy')
})

test('links and plain HTML forms are ignored', () => {
  page('<a href="#kosten">Kosten</a><form><button>Zoek</button></form>')
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault())
  tap('a')
  tap('form button')
  expect(window.earlyTaps?.size).toBe(0)
})

test('several taps are replayed in order, without buttons that have been removed', () => {
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
