/** @jest-environment jest-fixed-jsdom */
import { listUrlScript, addListUrlScript } from '../../../src/features/productList/listUrlScript'

/** Runs the script as the page's HTML does: inside of the list. */
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
  ['?utm_source=letter', undefined],
  ['?brand=', undefined],
  ['?brand=havrelund', 'noindex'],
  ['?utm_source=letter&price=100-500', 'noindex'],
  ['?sort=price', 'noindex'],
])('a list at "%s" is for search engines unless it is a part of it or another order (%s)', (search, content) => {
  runAt(search)
  expect(robots()).toBe(content)
})

test.each([
  ['', undefined, ''],
  ['?utm_source=letter', undefined, ''],
  ['?page=3', 'pages', '900px'],
  ['?sort=price', 'order', '900px'],
  ['?q=stoel&brand=hiljaa', 'filters', '900px'],
])('at "%s" the list is marked "%s" and has the height that it was left with', (search, asked, height) => {
  const list = runAt(search)
  expect(list.dataset.asked).toBe(asked)
  expect(list.style.minHeight).toBe(height)
})

test('it comes right before the list, and into no other page', () => {
  const list = '<section id="list" class="a">'
  expect(addListUrlScript(`<main>${list}<p>$&</p></section>`)).toBe(
    `<main>${list}<script>${listUrlScript}</script><p>$&</p></section>`,
  )
  expect(addListUrlScript('<section id="lists"></section>')).not.toContain('<script>')
})
