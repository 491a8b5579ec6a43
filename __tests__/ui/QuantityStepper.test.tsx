import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { QuantityStepper } from '../../src/ui/form/QuantityStepper'
import { axe } from '../support/axe'

const messages = { quantity: 'Aantal', less: 'Minder', more: 'Meer', limit: 'Er zijn er nog 3' }

function Stepper({ start, min, onChoose }: { start: number; min?: number; onChoose: (quantity: number) => void }) {
  const [value, setValue] = useState(start)
  const onChange = (quantity: number) => {
    onChoose(quantity)
    setValue(quantity)
  }
  return <QuantityStepper id="quantity" value={value} min={min} max={3} onChange={onChange} messages={messages} />
}

const number = () => screen.getByRole('textbox', { name: 'Aantal' })

test('the buttons change the quantity by one up to the stock, and a message names that limit', async () => {
  const onChoose = jest.fn()
  const { container } = render(<Stepper start={2} onChoose={onChoose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Meer' }))
  expect(onChoose).toHaveBeenLastCalledWith(3)
  const more = screen.getByRole('button', { name: 'Meer' })
  expect(more).toHaveAttribute('aria-disabled', 'true')
  expect(more).toBeEnabled()
  expect(more).toHaveFocus()
  await userEvent.click(more)
  expect(onChoose).toHaveBeenCalledTimes(1)
  expect(number()).toHaveAccessibleDescription('Er zijn er nog 3')
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(screen.getByRole('button', { name: 'Minder' }))
  expect(number()).toHaveValue('2')
})

test('the minus button at quantity 1 is enabled only when the minimum is 0 (SPEC §5)', async () => {
  const onChoose = jest.fn()
  const { rerender } = render(<Stepper start={1} onChoose={onChoose} />)
  const less = screen.getByRole('button', { name: 'Minder' })
  expect(less).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(less)
  expect(onChoose).not.toHaveBeenCalled()
  rerender(<Stepper start={1} min={0} onChoose={onChoose} />)
  await userEvent.click(less)
  expect(onChoose).toHaveBeenLastCalledWith(0)
})

test.each([
  ['2', 2],
  ['9', 3],
])('the typed quantity %s becomes %i on blur', async (typed, taken) => {
  const onChoose = jest.fn()
  render(<Stepper start={1} onChoose={onChoose} />)
  await userEvent.clear(number())
  await userEvent.type(number(), typed)
  expect(onChoose).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onChoose).toHaveBeenCalledWith(taken)
})

test.each(['0', '-3'])('the typed number %s is 0 when the minimum is 0 (SPEC §5)', async (typed) => {
  const onChoose = jest.fn()
  render(<Stepper start={2} min={0} onChoose={onChoose} />)
  await userEvent.clear(number())
  await userEvent.type(number(), `${typed}{Enter}`)
  expect(onChoose).toHaveBeenCalledWith(0)
})

test.each(['twee', '', '-1', '1.5'])('the typed text "%s" is ignored', async (typed) => {
  const onChoose = jest.fn()
  render(<Stepper start={2} onChoose={onChoose} />)
  await userEvent.clear(number())
  if (typed) await userEvent.type(number(), typed)
  await userEvent.keyboard('{Enter}')
  expect(onChoose).not.toHaveBeenCalled()
  expect(number()).toHaveValue('2')
})
