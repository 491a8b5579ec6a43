import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { SlotChoice } from '../../../src/features/contact/appointment/SlotChoice'
import { type ContactFields, emptyFields } from '../../../src/features/contact/message/formFields'
import { contact } from '../../../src/i18n/nl/contact'
import { addMessages } from '../../../src/i18n/messages'
import { lazyTestMessages } from '../../support/data/commonSentences'
import { InPage } from '../../support/store/pageStore'

addMessages('nl', { ...lazyTestMessages.nl, contact })

const slots = ['2099-12-01', '2099-12-02'].map((day) => ({ starts: `${day}T10:00:00Z`, ends: `${day}T10:45:00Z` }))
const query = {
  status: 'ready' as const,
  data: slots,
  error: null,
  retry: () => undefined,
  replace: () => undefined,
}

/** Offers the slots, and chooses the second day as soon as it is offered. */
function EarlyChoice() {
  const form = useForm<ContactFields>({ defaultValues: emptyFields })
  const { setValue } = form
  useLayoutEffect(() => setValue('day', '2099-12-02'), [setValue])
  return (
    <InPage language="nl">
      <FormProvider {...form}>
        <SlotChoice query={query} />
      </FormProvider>
    </InPage>
  )
}

test('a day that is chosen as soon as the days appear stays chosen', () => {
  render(<EarlyChoice />)
  expect(screen.getByLabelText(contact.appointment.day)).toHaveValue('2099-12-02')
})
