import { focusHeading } from '../../src/layout/focusHeading'

const visit = (path: string, main: string) => {
  window.history.pushState(null, '', path)
  document.body.innerHTML = `<header><h1>Not this one</h1></header><main>${main}</main>`
  focusHeading()
  return document.activeElement
}

test("the focus goes to the new page's heading", () => {
  const heading = visit('/nl/nieuw', '<h1>Nieuw</h1>')
  expect(heading).toHaveTextContent('Nieuw')
  expect(heading).toHaveAttribute('tabindex', '-1')
})

test('a page without a heading gets it as a whole', () => {
  expect(visit('/nl/merken', '<p>Leeg</p>')?.tagName).toBe('MAIN')
})

test('a change of the query alone leaves the focus where it is', () => {
  visit('/nl/promoties', '<h1>Promoties</h1>')
  expect(visit('/nl/promoties?page=2', '<h1>Promoties</h1>')).toBe(document.body)
})

test('a link into a page leaves it to the browser', () => {
  expect(visit('/nl/levering#kosten', '<h1>Levering</h1>')).toBe(document.body)
})

test("the router's own focus goes on to the heading until the visitor does something", () => {
  const main = '<div id="gatsby-focus-wrapper" tabindex="-1"><h1>Lampen</h1></div>'
  const heading = visit('/nl/lampen', main)
  const wrapper = document.getElementById('gatsby-focus-wrapper')
  wrapper?.focus()
  expect(document.activeElement).toBe(heading)
  window.dispatchEvent(new Event('pointerdown'))
  wrapper?.focus()
  expect(document.activeElement).toBe(wrapper)
})
