import { act, fireEvent, render, screen } from '@testing-library/react'
import { Toast } from '../../src/ui/status/Toast'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const gone = jest.fn()
const show = (message: string | null) => (
  <Toast message={message} action={{ label: 'Ongedaan maken', onAction: () => undefined }} onGone={gone} />
)
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => gone.mockClear())

test('says its line politely and goes after 6 s', () => {
  const { rerender } = render(show(null))
  expect(screen.getByRole('status')).toHaveTextContent('')
  rerender(show('Spile stoel verwijderd'))
  expect(screen.getByRole('status')).toHaveTextContent('Spile stoel verwijderd')
  wait(5999)
  expect(gone).not.toHaveBeenCalled()
  wait(1)
  expect(gone).toHaveBeenCalledTimes(1)
})

test('stays while it is pointed at', () => {
  render(show('Spile stoel verwijderd'))
  const action = screen.getByRole('button', { name: 'Ongedaan maken' })
  fireEvent.mouseEnter(action.parentElement!)
  wait(60_000)
  expect(gone).not.toHaveBeenCalled()
  fireEvent.mouseLeave(action.parentElement!)
  wait(6000)
  expect(gone).toHaveBeenCalledTimes(1)
})

test('a second toast is not held by the pointer that held the first', () => {
  const { rerender } = render(show('Eerste'))
  fireEvent.mouseEnter(screen.getByRole('button').parentElement!)
  rerender(show(null))
  rerender(show('Tweede'))
  wait(6000)
  expect(gone).toHaveBeenCalledTimes(1)
})
