import { act, fireEvent, render, screen } from '@testing-library/react'
import { Toast } from '../../src/ui/status/Toast'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const onHide = jest.fn()
const show = (message: string | null) => (
  <Toast message={message} action={{ label: 'Ongedaan maken', onAction: () => undefined }} onHide={onHide} />
)
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => onHide.mockClear())

test('a toast announces its message politely and hides after 6 s', () => {
  const { rerender } = render(show(null))
  expect(screen.getByRole('status')).toHaveTextContent('')
  rerender(show('Spile stoel verwijderd'))
  expect(screen.getByRole('status')).toHaveTextContent('Spile stoel verwijderd')
  wait(5999)
  expect(onHide).not.toHaveBeenCalled()
  wait(1)
  expect(onHide).toHaveBeenCalledTimes(1)
})

test('a toast stays while the pointer is over it', () => {
  render(show('Spile stoel verwijderd'))
  const action = screen.getByRole('button', { name: 'Ongedaan maken' })
  fireEvent.mouseEnter(action.parentElement!)
  wait(60_000)
  expect(onHide).not.toHaveBeenCalled()
  fireEvent.mouseLeave(action.parentElement!)
  wait(6000)
  expect(onHide).toHaveBeenCalledTimes(1)
})

test('a second toast hides even if the pointer was over the first one', () => {
  const { rerender } = render(show('Eerste'))
  fireEvent.mouseEnter(screen.getByRole('button').parentElement!)
  rerender(show(null))
  rerender(show('Tweede'))
  wait(6000)
  expect(onHide).toHaveBeenCalledTimes(1)
})
