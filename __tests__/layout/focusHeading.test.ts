import { focusHeading } from '../../src/layout/focusHeading'

const visit = (path: string, main: string) => {
  window.history.pushState(null, '', path)
  document.body.innerHTML = `<header><h1>Not this one</h1></header><main>${main}</main>`
  focusHeading()
  return document.activeElement
}

test('the focus moves to the heading of the new page', () => {
  const heading = visit('/nl/nieuw', '<h1>Nieuw</h1>')
  expect(heading).toHaveTextContent('Nieuw')
  expect(heading).toHaveAttribute('tabindex', '-1')
})

test('the focus moves to the main element of a page without a heading', () => {
  expect(visit('/nl/merken', '<p>Leeg</p>')?.tagName).toBe('MAIN')
})

test('the focus does not move when only the query changes', () => {
  visit('/nl/promoties', '<h1>Acties</h1>')
  expect(visit('/nl/promoties?page=2', '<h1>Acties</h1>')).toBe(document.body)
})

test('the browser sets the focus for a link with a fragment', () => {
  expect(visit('/nl/levering#kosten', '<h1>Levering</h1>')).toBe(document.body)
})

test('focus that the router sets moves on to the heading until the user interacts with the page', () => {
  const main = '<div id="gatsby-focus-wrapper" tabindex="-1"><h1>Lampen</h1></div>'
  const heading = visit('/nl/lampen', main)
  const wrapper = document.getElementById('gatsby-focus-wrapper')
  wrapper?.focus()
  expect(document.activeElement).toBe(heading)
  window.dispatchEvent(new Event('pointerdown'))
  wrapper?.focus()
  expect(document.activeElement).toBe(wrapper)
})
