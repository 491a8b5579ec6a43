import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Address, Customer } from '../../../contract/session'
import { SectionError } from '../../../ui/status/SectionError'
import { Skeleton } from '../../../ui/status/Skeleton'
import { bringMessages } from '../../../i18n/lateMessages'
import { useCountries } from '../../../store/checkout/useCountries'
import { useAppSelector } from '../../../store/hooks'
import { selectCustomer } from '../../../store/session/sessionSlice'
import { selectDeliveryCountry } from '../../../store/cart/cartSlice'
import type { Country } from '../../../contract/catalogue'
import { AddressFieldset } from '../../../forms/address/AddressFieldset'
import { BusinessFields } from '../../../forms/address/BusinessFields'
import { Form, useFormSubmit } from '../../../forms/Form'
import { pickAddressErrors } from './addressErrors'
import { saveAddress } from '../../../store/account/addresses'
import { NameFields } from '../../../forms/person/NameFields'
import {
  type AccountAddress,
  buildAccountAddressPayload,
  buildInitialAddress,
  forgetAddressDraft,
  readAddressDraft,
} from './accountAddress'
import { useAccountAddressForm } from './useAccountAddressForm'
import { Checkbox } from '../../../ui/form/Checkbox'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { Note } from '../../../ui/status/Note'
import * as body from '../../../ui/panelBody.module.css'
import * as styles from '../../../forms/Form.module.css'
import * as text from '../../../ui/text.module.css'

const useMessages = bringMessages('addresses')

interface AddressFormProps {
  /** Null for a new address. */
  address: Address | null
  onSaved: (address1: string) => void
}

/** The form stays mounted when the session expires, because it uses the customer of its first render. */
export function AddressForm({ address, onSaved }: AddressFormProps) {
  const messages = useMessages('addresses')
  const { retry } = useMessages('frame').error
  const countries = useCountries()
  const currentCustomer = useAppSelector(selectCustomer)
  const [customer] = useState(currentCustomer)
  if (countries.status === 'failed') {
    return <SectionError message={messages.form.countries} retry={retry} onRetry={countries.retry} />
  }
  if (!countries.data || !customer) {
    return (
      <div className={body.fields} aria-busy="true">
        {['country', 'name', 'street', 'city'].map((field) => (
          <Skeleton key={field} height="4.75rem" />
        ))}
      </div>
    )
  }
  return <LoadedAddressForm address={address} customer={customer} countries={countries.data} onSaved={onSaved} />
}

interface LoadedAddressFormProps extends AddressFormProps {
  customer: Customer
  countries: readonly Country[]
}

function LoadedAddressForm({ address, customer, countries, onSaved }: LoadedAddressFormProps) {
  const messages = useMessages('addresses')
  const hasNoAddress = useAppSelector(({ session }) => session.addresses.length) === 0
  // The value is computed once, because the store loses the addresses when the session expires.
  const [isFirstAddress] = useState(hasNoAddress && !address)
  const countryId = useAppSelector(selectDeliveryCountry)
  const draftKey = { id_customer: customer.id_customer, id_address: address?.id_address ?? null }
  const [initialAddress] = useState(() => buildInitialAddress({ address, customer, countries, countryId }))
  const [draft, setDraft] = useState(() => readAddressDraft(draftKey))
  const { form, fieldOrder, showFieldError } = useAccountAddressForm({
    draftKey,
    initialFields: draft ?? initialAddress,
    countries,
  })
  const targetAddress = useRef(address)
  const submitState = useFormSubmit(
    (fields: AccountAddress) => saveAddress(targetAddress.current, buildAccountAddressPayload(fields, countries)),
    {
      showFieldError: (error) => {
        // The next attempt saves a new address, so that the typed text is not lost.
        if (error.kind === 'gone') targetAddress.current = null
        return showFieldError(error)
      },
      onDone: (fields) => {
        forgetAddressDraft(draftKey)
        onSaved(fields.address.address1)
      },
      pickErrors: (failure) => pickAddressErrors(failure, messages),
    },
  )

  const handleStartAgain = () => {
    form.reset(initialAddress)
    forgetAddressDraft(draftKey)
    setDraft(null)
  }
  return (
    <Form form={form} fieldOrder={fieldOrder} submitLabel={messages.form.submit} {...submitState}>
      {draft && <DraftNote onStartAgain={handleStartAgain} />}
      <AddressFieldset
        name="address"
        legend={messages.form.legend}
        isLegendHidden
        countries={countries}
        nameFields={<NameFields pathPrefix="name." />}
      >
        <BusinessFields name="address" />
      </AddressFieldset>
      <DefaultChoice address={address} isFirstAddress={isFirstAddress} />
    </Form>
  )
}

interface DefaultChoiceProps {
  address: Address | null
  /** The customer's first address becomes the default for delivery and invoices. */
  isFirstAddress: boolean
}

/** A default address has no checkbox, because a customer changes a default by choosing another address. */
function DefaultChoice({ address, isFirstAddress }: DefaultChoiceProps) {
  const { form: messages } = useMessages('addresses')
  const { register } = useFormContext<AccountAddress>()
  if (isFirstAddress) return <p className={styles.small}>{messages.first}</p>
  return (
    <fieldset>
      <VisuallyHidden as="legend">{messages.defaults}</VisuallyHidden>
      {address?.default_delivery ? (
        <p className={styles.small}>{messages.isDelivery}</p>
      ) : (
        <Checkbox id="defaults-delivery" {...register('defaults.delivery')}>
          {messages.wantDelivery}
        </Checkbox>
      )}
      {address?.default_invoice ? (
        <p className={styles.small}>{messages.isInvoice}</p>
      ) : (
        <Checkbox id="defaults-invoice" {...register('defaults.invoice')}>
          {messages.wantInvoice}
        </Checkbox>
      )}
    </fieldset>
  )
}

function DraftNote({ onStartAgain }: { onStartAgain: () => void }) {
  const { form: messages } = useMessages('addresses')
  return (
    <Note>
      <p>{messages.kept}</p>
      <button type="button" className={`${styles.back} ${text.sm} ${text.link}`} onClick={onStartAgain}>
        {messages.startAgain}
      </button>
    </Note>
  )
}
