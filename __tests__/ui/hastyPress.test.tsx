import { fireEvent, render, screen } from '@testing-library/react'
import { dropHastyPresses, isUnintendedPress, type Press } from '../../src/ui/page/hastyPress'

const [one, other] = [document.createElement('button'), document.createElement('button')]
const first: Press = {
  isTrusted: true,
  detail: 1,
  clientX: 100,
  clientY: 100,
  timeStamp: 5000,
  control: one,
  name: 'Kies',
  isInDialog: false,
}

test.each<[string, Partial<Press>, boolean]>([
  ['on the same control', { timeStamp: 5090, detail: 2 }, false],
  ['on another control', { timeStamp: 5090, detail: 2, control: other, name: 'Weg' }, true],
  ['on another control, too late for a double click', { timeStamp: 5800, control: other, name: 'Weg' }, false],
  [
    'on a control of a dialog that has opened since',
    { timeStamp: 5800, control: other, name: 'Weg', isInDialog: true },
    true,
  ],
  [
    'on another control, by a finger that moved a little',
    { timeStamp: 5300, detail: 2, clientY: 115, control: other, name: 'Weg' },
    true,
  ],
  ['on nothing', { timeStamp: 5300, detail: 2, control: null, name: '' }, true],
  ['on a control without a name', { timeStamp: 5300, detail: 2, control: other, name: '' }, true],
  ['on the same control, which was made anew', { timeStamp: 5300, detail: 2, control: other }, false],
  [
    'on another control at another place',
    { timeStamp: 5090, detail: 2, clientX: 130, control: other, name: 'Weg' },
    false,
  ],
  ['on another control, a second later', { timeStamp: 6000, detail: 2, control: other, name: 'Weg' }, false],
  ['on another control, by a key', { timeStamp: 5090, detail: 0, control: other, name: 'Weg' }, false],
  [
    'on another control, by a script',
    { timeStamp: 5090, detail: 2, isTrusted: false, control: other, name: 'Weg' },
    false,
  ],
])('a second press %s', (_name, press, astray) => {
  expect(isUnintendedPress({ ...first, ...press }, first)).toBe(astray)
})

test('the first press of all counts', () => {
  expect(isUnintendedPress(first, null)).toBe(false)
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
