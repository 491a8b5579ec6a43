import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../../src/ui/button/Button'

test('a button does its deed and does not send a form unless asked', async () => {
  const deed = jest.fn()
  render(<Button onClick={deed}>In winkelmandje</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'In winkelmandje' }))
  expect(deed).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('a busy button keeps its label and does nothing twice', async () => {
  const deed = jest.fn()
  const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <Button type="submit" busy onClick={deed}>
        In winkelmandje
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'In winkelmandje', busy: true }))
  expect(deed).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})

test('a done button says so', () => {
  render(<Button done="Toegevoegd">In winkelmandje</Button>)
  expect(screen.getByRole('button')).toHaveTextContent('Toegevoegd')
})
