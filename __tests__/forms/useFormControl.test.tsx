import { act, fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { useFormControl } from '../../src/forms/FormField'
import '../support/dom/pointerEvent'

const handleLeave = jest.fn()

function City() {
  const { error: _error, ...control } = useFormControl('city', { onBlur: handleLeave })
  return <input aria-label="Plaats" {...control} />
}

function Form() {
  const form = useForm({ defaultValues: { city: '' } })
  return (
    <FormProvider {...form}>
      <City />
    </FormProvider>
  )
}

beforeEach(() => {
  jest.useFakeTimers()
  handleLeave.mockClear()
  render(<Form />)
  screen.getByRole('textbox').focus()
})
afterEach(() => jest.useRealTimers())

const leave = () => act(async () => screen.getByRole('textbox').blur())

test('a field that loses the focus through the keyboard is validated at once', async () => {
  await leave()
  expect(handleLeave).toHaveBeenCalledTimes(1)
})

test.each(['pointerUp', 'pointerCancel'] as const)(
  'a field that loses the focus through a press is validated once, after the click that follows %s',
  async (release) => {
    fireEvent.pointerDown(document.body)
    await leave()
    expect(handleLeave).not.toHaveBeenCalled()
    await act(async () => void fireEvent[release](document.body))
    expect(handleLeave).not.toHaveBeenCalled()
    await act(() => jest.runAllTimersAsync())
    expect(handleLeave).toHaveBeenCalledTimes(1)
    await act(async () => void fireEvent[release](document.body))
    await act(() => jest.runAllTimersAsync())
    expect(handleLeave).toHaveBeenCalledTimes(1)
  },
)
