/** @jest-environment jest-fixed-jsdom */
import { addListUrlScript, listUrlScript } from '../../../src/features/productList/listUrlScript'

/** Runs the script inside the list, as the page does. */
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
])('for the query "%s" the script sets the robots tag to %j', (search, content) => {
  runAt(search)
  expect(robots()).toBe(content)
})

test.each([
  ['', undefined, ''],
  ['?utm_source=newsletter', undefined, ''],
  ['?page=3', 'pages', '900px'],
  ['?sort=price', 'order', '900px'],
  ['?q=stoel&brand=hiljaa', 'filters', '900px'],
])('for the query "%s" the script marks the list as %j and sets its height to "%s"', (search, request, height) => {
  const list = runAt(search)
  expect(list.dataset.requested).toBe(request)
  expect(list.style.minHeight).toBe(height)
})

test('the script removes itself, so that hydration finds the list as it was rendered', () => {
  expect(runAt('?page=2').children).toHaveLength(0)
})

test('the script is added to a page with a list and not to other pages', () => {
  const list = '<section id="list" class="a">'
  expect(addListUrlScript(`<main>${list}<p>$&</p></section>`)).toBe(
    `<main>${list}<script>${listUrlScript}</script><p>$&</p></section>`,
  )
  expect(addListUrlScript('<section id="lists"></section>')).not.toContain('<script>')
})
