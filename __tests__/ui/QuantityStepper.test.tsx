import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { QuantityStepper } from '../../src/ui/form/QuantityStepper'
import { axe } from '../support/axe'

const words = { quantity: 'Aantal', less: 'Minder', more: 'Meer', limit: 'Er zijn er nog 3' }

function Stepper({ start, min, chosen }: { start: number; min?: number; chosen: (quantity: number) => void }) {
  const [value, setValue] = useState(start)
  const onChange = (quantity: number) => {
    chosen(quantity)
    setValue(quantity)
  }
  return <QuantityStepper id="quantity" value={value} min={min} max={3} onChange={onChange} words={words} />
}

const number = () => screen.getByRole('textbox', { name: 'Aantal' })

test('plus and minus step by one, up to the stock, which is said', async () => {
  const chosen = jest.fn()
  const { container } = render(<Stepper start={2} chosen={chosen} />)
  await userEvent.click(screen.getByRole('button', { name: 'Meer' }))
  expect(chosen).toHaveBeenLastCalledWith(3)
  expect(screen.getByRole('button', { name: 'Meer' })).toBeDisabled()
  expect(number()).toHaveAccessibleDescription('Er zijn er nog 3')
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(screen.getByRole('button', { name: 'Minder' }))
  expect(number()).toHaveValue('2')
})

test('at 1 the minus removes only where that is meant (SPEC §5)', async () => {
  const chosen = jest.fn()
  const { rerender } = render(<Stepper start={1} chosen={chosen} />)
  expect(screen.getByRole('button', { name: 'Minder' })).toBeDisabled()
  rerender(<Stepper start={1} min={0} chosen={chosen} />)
  await userEvent.click(screen.getByRole('button', { name: 'Minder' }))
  expect(chosen).toHaveBeenLastCalledWith(0)
})

test.each([
  ['2', 2],
  ['9', 3],
])('a typed %s is taken as %i on leaving', async (typed, taken) => {
  const chosen = jest.fn()
  render(<Stepper start={1} chosen={chosen} />)
  await userEvent.clear(number())
  await userEvent.type(number(), typed)
  expect(chosen).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(chosen).toHaveBeenCalledWith(taken)
})

test.each(['twee', '', '-1', '1.5'])('a typed "%s" leaves the number as it was', async (typed) => {
  const chosen = jest.fn()
  render(<Stepper start={2} chosen={chosen} />)
  await userEvent.clear(number())
  if (typed) await userEvent.type(number(), typed)
  await userEvent.keyboard('{Enter}')
  expect(chosen).not.toHaveBeenCalled()
  expect(number()).toHaveValue('2')
})
