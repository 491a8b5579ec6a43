import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useMemo } from 'react'
import { FormProvider, useForm, type Resolver } from 'react-hook-form'
import type { Country } from '../../../contract/catalogue'
import { Checkbox } from '../../../design/Checkbox'
import { useWords } from '../../../i18n/useWords'
import { StepActions } from '../frame/StepActions'
import * as styles from '../frame/StepForm.module.css'
import { AddressFieldset } from './AddressFieldset'
import { ContactFieldset } from './ContactFieldset'
import { FaultSummary } from './FaultSummary'
import { keepGuestDraft } from './guestDraft'
import type { GuestFields } from './guestFields'
import { guestSchema } from './guestSchema'

interface GuestFormProps {
  countries: readonly Country[]
  /** What stands in the fields at first. */
  start: GuestFields
  /** The cart's total in euro. */
  total: number
  busy: boolean
  fault: string | null
  onSubmit: (fields: GuestFields) => Promise<void>
}

/** Who orders and where it goes. What is typed is kept for the visit from the first letter on. */
export function GuestForm({ countries, start, total, busy, fault, onSubmit }: GuestFormProps) {
  const words = useWords('checkout')
  const schema = useMemo(() => guestSchema(words.info.errors, countries), [words, countries])
  const form = useForm<GuestFields>({
    resolver: valibotResolver(schema, undefined, { raw: true }) as Resolver<GuestFields>,
    defaultValues: start,
    mode: 'onTouched',
    // Or the resolver would stop at an address's first fault and not look at its postcode.
    criteriaMode: 'all',
    shouldFocusError: false,
  })
  const { watch } = form
  useEffect(() => {
    const subscription = watch(() => keepGuestDraft(form.getValues()))
    return () => subscription.unsubscribe()
  }, [form, watch])

  const send = form.handleSubmit(onSubmit)
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <FaultSummary />
        <ContactFieldset />
        <AddressFieldset name="delivery" legend={words.info.deliveryAddress} countries={countries} />
        <Checkbox id="otherInvoice" {...form.register('otherInvoice')}>
          {words.info.otherInvoice}
        </Checkbox>
        {watch('otherInvoice') && (
          <AddressFieldset name="invoice" legend={words.info.invoiceAddress} countries={countries} />
        )}
        <Checkbox id="newsletter" {...form.register('newsletter')}>
          {words.info.newsletter}
        </Checkbox>
        <StepActions label={words.info.submit} busy={busy} fault={fault} total={total} />
      </form>
    </FormProvider>
  )
}
