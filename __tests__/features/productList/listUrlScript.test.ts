/** @jest-environment jest-fixed-jsdom */
import { findUrlRequest } from '../../../src/features/productList/listFilters'
import { addListUrlScript, listUrlScript } from '../../../src/features/productList/listUrlScript'

/** Runs the script inside the list, as the page does. */
function runScriptAt(search: string): HTMLElement {
  window.history.replaceState({ listHeight: 900 }, '', `/nl/categorie/zitten${search}`)
  document.head.innerHTML = ''
  document.body.innerHTML = '<section></section>'
  const script = document.createElement('script')
  script.textContent = listUrlScript
  const list = document.querySelector('section')!
  list.append(script)
  return list
}

const readRobots = () => document.head.querySelector<HTMLMetaElement>('meta[name=robots]')?.content

test.each([
  ['', undefined],
  ['?utm_source=newsletter', undefined],
  ['?subbrand=x', undefined],
  ['?brand=', undefined],
  ['?page=2', 'pages'],
  ['?sort=price&page=2', 'order'],
  ['?q=stoel', 'order'],
  ['?utm_source=newsletter&brand=havrelund', 'filters'],
  ['?q=stoel&brand=hiljaa', 'filters'],
  ['?page=2&price=-500', 'filters'],
  ['?view=scale', 'scale'],
])('the query "%s" requests %j, and the script marks the list accordingly', (search, request) => {
  const list = runScriptAt(search)
  expect(findUrlRequest(search)).toBe(request)
  expect(list.dataset.requested).toBe(request)
  expect(list.style.minHeight).toBe(request ? '900px' : '')
  expect(readRobots()).toBe(request && request !== 'pages' ? 'noindex' : undefined)
})

test('the script removes itself, so that hydration finds the list as it was rendered', () => {
  expect(runScriptAt('?page=2').children).toHaveLength(0)
})

test('the script is added to a page with a list and not to other pages', () => {
  const list = '<section id="list" class="a">'
  expect(addListUrlScript(`<main>${list}<p>$&</p></section>`)).toBe(
    `<main>${list}<script>${listUrlScript}</script><p>$&</p></section>`,
  )
  expect(addListUrlScript('<section id="lists"></section>')).not.toContain('<script>')
})
