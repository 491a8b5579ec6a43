import { act, render, screen } from '@testing-library/react'
import { useFocusAfterRemoval } from '../../../src/features/wishlist/useFocusAfterRemoval'

interface ListProps {
  change?: object | null
  isEmpty?: boolean
  modal?: boolean
}

function List({ change = null, isEmpty = false, modal = false }: ListProps) {
  const { countElement, sentenceElement } = useFocusAfterRemoval({ change, isEmpty })
  return (
    <>
      <input aria-label="Ergens anders" />
      <p ref={sentenceElement} tabIndex={-1}>
        Niets meer
      </p>
      <p ref={countElement} tabIndex={-1}>
        2 stukken
      </p>
      <dialog open={modal} aria-label="Paneel" />
    </>
  )
}
const count = () => screen.getByText('2 stukken')

function closePanel() {
  const panel = screen.getByRole<HTMLDialogElement>('dialog')
  act(() => {
    panel.close()
    panel.dispatchEvent(new Event('close'))
  })
}

test('the focus does not move when no item was removed', () => {
  render(<List isEmpty />)
  expect(document.body).toHaveFocus()
})

test('the count receives the focus when an item and its button are removed', () => {
  const { rerender } = render(<List />)
  rerender(<List change={{}} />)
  expect(count()).toHaveFocus()
})

test('the count receives the focus once an open panel has closed', () => {
  const { rerender } = render(<List modal />)
  rerender(<List modal change={{}} />)
  expect(count()).not.toHaveFocus()
  closePanel()
  expect(count()).toHaveFocus()
})

test('the focus does not move when the removal was undone before the panel closed', () => {
  const { rerender } = render(<List modal />)
  rerender(<List modal change={{}} />)
  rerender(<List modal />)
  closePanel()
  expect(document.body).toHaveFocus()
})

test('the sentence of the empty list receives the focus when the removal empties the list', () => {
  const change = {}
  const { rerender } = render(<List />)
  rerender(<List change={change} />)
  rerender(<List change={change} isEmpty />)
  expect(screen.getByText('Niets meer')).toHaveFocus()
})

test('the focus does not move when another tab empties the list later', () => {
  const change = {}
  const { rerender } = render(<List />)
  rerender(<List change={change} />)
  screen.getByLabelText('Ergens anders').focus()
  rerender(<List change={change} isEmpty />)
  expect(screen.getByLabelText('Ergens anders')).toHaveFocus()
})
