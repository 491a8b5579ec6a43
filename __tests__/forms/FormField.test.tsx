import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { FormField } from '../../src/forms/FormField'

const handleSubmit = jest.fn()

function Form() {
  const form = useForm({ defaultValues: { email: '' } })
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(handleSubmit)(event)}>
        <FormField<{ email: string }> name="email" label="E-mail" />
      </form>
    </FormProvider>
  )
}

test('invisible characters around and within a pasted address are not part of its value', async () => {
  const shopper = userEvent.setup()
  render(<Form />)
  await shopper.click(screen.getByRole('textbox'))
  await shopper.paste('\u202ajan\u200b.peeters@example.be\u202c\ufeff')
  await shopper.keyboard('{Enter}')
  expect(handleSubmit).toHaveBeenCalledWith({ email: 'jan.peeters@example.be' }, expect.anything())
})
