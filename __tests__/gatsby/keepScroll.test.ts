import { keepScroll } from '../../src/gatsby/routeChange'

const at = (path: string, action = 'PUSH') => {
  const { pathname, search, hash } = new URL(path, 'http://shop.test')
  return { location: { pathname, search, hash, action } }
}

test.each([
  ['the first page', undefined, at('/nl'), true],
  ['another page', at('/nl'), at('/nl/merken'), true],
  ['a filter', at('/nl/nieuw'), at('/nl/nieuw?brand=hiljaa'), false],
  ['back from a filter', at('/nl/nieuw?brand=hiljaa'), at('/nl/nieuw', 'POP'), true],
  ['a filter in what was found', at('/nl/zoeken?q=bank'), at('/nl/zoeken?q=bank&sort=price'), false],
  ['another search', at('/nl/zoeken?q=bank'), at('/nl/zoeken?q=stoel'), true],
  ['a place in the page', at('/nl'), at('/nl#winkel'), true],
])('Gatsby sets the scroll position for %s: %#', (_, prevRouterProps, routerProps, sets) => {
  expect(keepScroll({ prevRouterProps, routerProps })).toBe(sets)
})
