import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { FormShell, useCheckedForm } from '../../src/forms/Form'
import { identity } from '../../src/i18n/nl/identity'
import { LanguageContext } from '../../src/i18n/LanguageContext'
import { addMessages } from '../../src/i18n/messages'

addMessages('nl', { identity })

const schema = v.object({ name: v.pipe(v.string(), v.nonEmpty()), country: v.string(), terms: v.boolean() })
const initialFields = { name: '', country: 'BE', terms: false }

function Form({ onSubmit }: { onSubmit: (fields: typeof initialFields) => Promise<void> }) {
  const form = useCheckedForm({ schema, initialFields })
  return (
    <FormShell form={form} fieldOrder={['name']} onSubmit={onSubmit}>
      <input aria-label="Naam" {...form.register('name')} />
      <select aria-label="Land" {...form.register('country')}>
        <option>BE</option>
        <option>NL</option>
      </select>
      <input type="checkbox" aria-label="Akkoord" {...form.register('terms')} />
      <button>Verder</button>
    </FormShell>
  )
}

test('fields that a password manager fills without an event are submitted', async () => {
  const submitted = jest.fn(() => Promise.resolve())
  render(
    <LanguageContext.Provider value="nl">
      <Form onSubmit={submitted} />
    </LanguageContext.Provider>,
  )
  screen.getByLabelText<HTMLInputElement>('Naam').value = 'Ine'
  screen.getByLabelText<HTMLSelectElement>('Land').value = 'NL'
  await userEvent.setup().click(screen.getByRole('button'))
  expect(submitted).toHaveBeenCalledWith({ name: 'Ine', country: 'NL', terms: false }, expect.anything())
})
