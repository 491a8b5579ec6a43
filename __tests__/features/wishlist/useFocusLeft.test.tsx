import { act, render, screen } from '@testing-library/react'
import { useFocusLeft } from '../../../src/features/wishlist/useFocusLeft'
import '../../support/modalDialog'

function List({ moved = null, returned = null, modal }: { moved?: object | null; returned?: object; modal: boolean }) {
  const { count } = useFocusLeft({ removed: null, moved, returned: returned ?? null, empty: false })
  return (
    <>
      <p ref={count} tabIndex={-1}>
        2 stukken
      </p>
      <dialog open={modal} aria-label="Paneel" />
    </>
  )
}
const count = () => screen.getByText('2 stukken')

test('nothing gone: the focus stays where it is', () => {
  render(<List modal={false} />)
  expect(document.body).toHaveFocus()
})

test.each([{ moved: {} }, { returned: {} }])('the button that had the focus is gone: the count gets it', (gone) => {
  render(<List modal={false} {...gone} />)
  expect(count()).toHaveFocus()
})

test('a panel that is still open leaves the count out of reach: it gets the focus once that has closed', () => {
  render(<List modal moved={{}} />)
  expect(count()).not.toHaveFocus()
  const panel = screen.getByRole<HTMLDialogElement>('dialog')
  act(() => {
    panel.close()
    panel.dispatchEvent(new Event('close'))
  })
  expect(count()).toHaveFocus()
})
