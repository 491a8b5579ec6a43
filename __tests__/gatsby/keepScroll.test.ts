import { shouldSetScroll } from '../../src/gatsby/routeChange'

const at = (path: string, action = 'PUSH') => {
  const { pathname, search, hash } = new URL(path, 'http://shop.test')
  return { location: { pathname, search, hash, action } }
}

test.each([
  ['the first page', true, undefined, at('/nl')],
  ['another page', true, at('/nl'), at('/nl/merken')],
  ['a filter', false, at('/nl/nieuw'), at('/nl/nieuw?brand=hiljaa')],
  ['back from a filter', true, at('/nl/nieuw?brand=hiljaa'), at('/nl/nieuw', 'POP')],
  ['a filter in search results', false, at('/nl/zoeken?q=bank'), at('/nl/zoeken?q=bank&sort=price')],
  ['another search', true, at('/nl/zoeken?q=bank'), at('/nl/zoeken?q=stoel')],
  ['a fragment of the page', true, at('/nl'), at('/nl#winkel')],
])('for %s it is %s that Gatsby sets the scroll position', (_name, sets, prevRouterProps, routerProps) => {
  expect(shouldSetScroll({ prevRouterProps, routerProps })).toBe(sets)
})
