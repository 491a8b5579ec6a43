import { focusControl } from '../../src/forms/focusControl'

test('a field in a closed section is shown when it receives the focus', () => {
  document.body.innerHTML = '<details><summary>Business</summary><input id="delivery-company" /></details>'
  focusControl('delivery-company')
  expect(document.querySelector('details')?.open).toBe(true)
  expect(document.activeElement).toBe(document.querySelector('input'))
})
