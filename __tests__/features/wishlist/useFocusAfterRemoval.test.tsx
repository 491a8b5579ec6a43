import { act, render, screen } from '@testing-library/react'
import { useFocusAfterRemoval } from '../../../src/features/wishlist/useFocusAfterRemoval'
import '../../support/dom/modalDialog'

interface ListProps {
  change?: object | null
  empty?: boolean
  modal?: boolean
}

function List({ change = null, empty = false, modal = false }: ListProps) {
  const { count, sentence } = useFocusAfterRemoval({ change, empty })
  return (
    <>
      <input aria-label="Ergens anders" />
      <p ref={sentence} tabIndex={-1}>
        Niets meer
      </p>
      <p ref={count} tabIndex={-1}>
        2 stukken
      </p>
      <dialog open={modal} aria-label="Paneel" />
    </>
  )
}
const count = () => screen.getByText('2 stukken')

test('nothing gone: the focus stays where it is', () => {
  render(<List empty />)
  expect(document.body).toHaveFocus()
})

test('the button that had the focus is gone: the count gets it', () => {
  const { rerender } = render(<List />)
  rerender(<List change={{}} />)
  expect(count()).toHaveFocus()
})

test('a panel that is still open leaves the count out of reach: it gets the focus once that has closed', () => {
  const { rerender } = render(<List modal />)
  rerender(<List modal change={{}} />)
  expect(count()).not.toHaveFocus()
  const panel = screen.getByRole<HTMLDialogElement>('dialog')
  act(() => {
    panel.close()
    panel.dispatchEvent(new Event('close'))
  })
  expect(count()).toHaveFocus()
})

test('the last piece goes after the change was told: on to what stands in its place', () => {
  const change = {}
  const { rerender } = render(<List />)
  rerender(<List change={change} />)
  rerender(<List change={change} empty />)
  expect(screen.getByText('Niets meer')).toHaveFocus()
})

test('a list that another tab empties later takes nobody from where they are', () => {
  const change = {}
  const { rerender } = render(<List />)
  rerender(<List change={change} />)
  screen.getByLabelText('Ergens anders').focus()
  rerender(<List change={change} empty />)
  expect(screen.getByLabelText('Ergens anders')).toHaveFocus()
})
