import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../../src/ui/button/Button'

test('a button calls its handler and does not submit a form by default', async () => {
  const handleClick = jest.fn()
  render(<Button onClick={handleClick}>In mandje</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'In mandje' }))
  expect(handleClick).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('a busy button keeps its label and ignores clicks', async () => {
  const handleClick = jest.fn()
  const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <Button type="submit" isBusy onClick={handleClick}>
        In mandje
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'In mandje', busy: true }))
  expect(handleClick).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})
