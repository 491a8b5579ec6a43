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

test('the focus stays where it is when nothing was removed', () => {
  render(<List empty />)
  expect(document.body).toHaveFocus()
})

test('the count receives the focus when the button that had it was removed', () => {
  const { rerender } = render(<List />)
  rerender(<List change={{}} />)
  expect(count()).toHaveFocus()
})

test('the count receives the focus once an open panel has closed', () => {
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

test('the sentence of the empty list receives the focus when the last item disappears after the change', () => {
  const change = {}
  const { rerender } = render(<List />)
  rerender(<List change={change} />)
  rerender(<List change={change} empty />)
  expect(screen.getByText('Niets meer')).toHaveFocus()
})

test('the focus stays where it is when another tab empties the list later', () => {
  const change = {}
  const { rerender } = render(<List />)
  rerender(<List change={change} />)
  screen.getByLabelText('Ergens anders').focus()
  rerender(<List change={change} empty />)
  expect(screen.getByLabelText('Ergens anders')).toHaveFocus()
})
