/** @jest-environment jest-fixed-jsdom */
import { addListUrlScript, listUrlScript } from '../../../src/features/productList/listUrlScript'

/** Runs the script inside the list, as the HTML does. */
function runAt(search: string): HTMLElement {
  window.history.replaceState({ listHeight: 900 }, '', `/nl/categorie/zitten${search}`)
  document.head.innerHTML = ''
  document.body.innerHTML = '<section></section>'
  const script = document.createElement('script')
  script.textContent = listUrlScript
  const list = document.querySelector('section')!
  list.append(script)
  return list
}

const robots = () => document.head.querySelector<HTMLMetaElement>('meta[name=robots]')?.content

test.each([
  ['', undefined],
  ['?page=2', undefined],
  ['?utm_source=newsletter', undefined],
  ['?brand=', undefined],
  ['?brand=havrelund', 'noindex'],
  ['?utm_source=newsletter&price=100-500', 'noindex'],
  ['?sort=price', 'noindex'],
])('the query "%s" gives the page the robots tag %j', (search, content) => {
  runAt(search)
  expect(robots()).toBe(content)
})

test.each([
  ['', undefined, ''],
  ['?utm_source=newsletter', undefined, ''],
  ['?page=3', 'pages', '900px'],
  ['?sort=price', 'order', '900px'],
  ['?q=stoel&brand=hiljaa', 'filters', '900px'],
])('the query "%s" marks the list as %j and gives it the stored height "%s"', (search, request, height) => {
  const list = runAt(search)
  expect(list.dataset.requested).toBe(request)
  expect(list.style.minHeight).toBe(height)
})

test('the script is added to the list of a page, and not to a page without a list', () => {
  const list = '<section id="list" class="a">'
  expect(addListUrlScript(`<main>${list}<p>$&</p></section>`)).toBe(
    `<main>${list}<script>${listUrlScript}</script><p>$&</p></section>`,
  )
  expect(addListUrlScript('<section id="lists"></section>')).not.toContain('<script>')
})
