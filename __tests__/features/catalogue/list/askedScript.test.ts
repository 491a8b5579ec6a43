import { askedScript } from '../../../../src/features/catalogue/list/listKeys'

/** Runs the script as the page's HTML does: inside of the list. */
function runAt(search: string): HTMLElement {
  window.history.replaceState(null, '', `/nl/categorie/zitten${search}`)
  document.head.innerHTML = ''
  document.body.innerHTML = '<section></section>'
  const script = document.createElement('script')
  script.textContent = askedScript
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
