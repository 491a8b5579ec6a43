import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { Checkbox } from '../../src/ui/form/Checkbox'
import { Field, SelectField, TextAreaField } from '../../src/ui/form/Field'
import { RadioCard } from '../../src/ui/form/RadioCard'
import { axe } from '../support/axe'

test('a field is named by its label and described by its help, and its ref gives the input', () => {
  const ref = createRef<HTMLInputElement>()
  render(
    <Field
      ref={ref}
      id="email"
      label="E-mailadres"
      help="Voor de bevestiging."
      autoComplete="email"
      inputMode="email"
    />,
  )
  const input = screen.getByRole('textbox', { name: 'E-mailadres' })
  expect(input).toBe(ref.current)
  expect(input).toHaveAccessibleDescription('Voor de bevestiging.')
  expect(input).toHaveAttribute('autocomplete', 'email')
  expect(input).not.toHaveAttribute('aria-invalid')
})

test('an error replaces the help and marks the field as invalid', () => {
  const sentence = 'Een Belgische postcode heeft vier cijfers.'
  render(<Field id="postcode" label="Postcode" help="Vier cijfers." error={sentence} />)
  expect(screen.getByRole('textbox', { name: 'Postcode' })).toBeInvalid()
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(sentence)
  expect(screen.queryByText('Vier cijfers.')).toBeNull()
})

test('the label says that a field is optional', () => {
  render(<Field id="company" label="Bedrijf" optional="(niet verplicht)" />)
  expect(screen.getByRole('textbox', { name: 'Bedrijf (niet verplicht)' })).not.toHaveAttribute('aria-describedby')
})

test('the controls have no accessibility violations in any state', async () => {
  const { container } = render(
    <form>
      <Field id="a" label="Naam" disabled help="Dit veld vullen wij in." />
      <TextAreaField id="b" label="Boodschap" error="Te lang." />
      <SelectField id="c" label="Land" defaultValue="be" help="Waar je woont.">
        <option value="be">België</option>
      </SelectField>
      <Checkbox id="d" error="Zonder dit kan het niet.">
        Ik ga akkoord
      </Checkbox>
      <fieldset>
        <legend>Levering</legend>
        <RadioCard name="method" value="home" title="Thuis" price="gratis" explanation="Morgen" defaultChecked>
          <p>Contents</p>
        </RadioCard>
        <RadioCard name="method" value="two" title="Met twee" disabled explanation="Niet nodig." />
      </fieldset>
    </form>,
  )
  expect(await axe(container)).toHaveNoViolations()
  expect(screen.getByRole('combobox', { name: 'Land' })).toHaveAccessibleDescription('Waar je woont.')
  expect(screen.getByRole('checkbox', { name: 'Ik ga akkoord' })).toHaveAccessibleDescription(
    'Zonder dit kan het niet.',
  )
  expect(screen.getByRole('radio', { name: /Met twee/ })).toBeDisabled()
})
