import { fireEvent, render, screen } from '@testing-library/react'
import { dropHastyPresses, isAstray } from '../../src/ui/page/hastyPress'

const [one, other] = [document.createElement('button'), document.createElement('button')]

test.each([
  ['a single click on another element', { isTrusted: true, detail: 1 }, other, false],
  ['the second click of a double click on the same element', { isTrusted: true, detail: 2 }, one, false],
  ['the second click of a double click on another element', { isTrusted: true, detail: 2 }, other, true],
  ['the third click on nothing', { isTrusted: true, detail: 3 }, null, true],
  ['a click by a script', { isTrusted: false, detail: 2 }, other, false],
])('%s: %j', (_name, press, target, astray) => {
  expect(isAstray(press, target, one)).toBe(astray)
})

test('a held Enter key presses a control once, and still begins lines in a text', () => {
  dropHastyPresses()
  render(
    <>
      <button>Kies</button>
      <input aria-label="Naam" />
      <textarea aria-label="Vraag" />
    </>,
  )
  const press = (element: HTMLElement, repeat: boolean) => fireEvent.keyDown(element, { key: 'Enter', repeat })
  for (const element of [screen.getByRole('button'), screen.getByRole('textbox', { name: 'Naam' })]) {
    expect(press(element, false)).toBe(true)
    expect(press(element, true)).toBe(false)
  }
  expect(press(screen.getByRole('textbox', { name: 'Vraag' }), true)).toBe(true)
})
