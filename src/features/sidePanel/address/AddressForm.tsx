import { useState } from 'react'
import type { Country } from '../../../contract/catalogue'
import type { Address, Customer } from '../../../contract/session'
import { AddressFieldset } from '../../../forms/address/AddressFieldset'
import { BusinessFields } from '../../../forms/address/BusinessFields'
import { PlainForm } from '../../../forms/PlainForm'
import { NameFields } from '../../../forms/person/NameFields'
import { useWords } from '../../../i18n/useWords'
import { useShopSelector } from '../../../state/hooks'
import { startingAddress } from './accountAddress'
import { readAddressDraft, forgetAddressDraft } from './addressDraft'
import { DefaultChoice } from './DefaultChoice'
import { KeptNote } from './KeptNote'
import { useAccountAddress } from './useAccountAddress'
import { useSavingAddress } from './useSavingAddress'

interface AddressFormProps {
  /** The address to change; null for a new one. */
  address: Address | null
  customer: Customer
  countries: readonly Country[]
  onSaved: (address1: string) => void
}

/** An address of the account, in the order that its country writes it; company and VAT number folded away. */
export function AddressForm({ address, customer, countries, onSaved }: AddressFormProps) {
  const { form: words } = useWords('addresses')
  const none = useShopSelector(({ session }) => session.addresses.length === 0)
  // A session that ends under the form knows no addresses any more.
  const [first] = useState(none && !address)
  const idCountry = useShopSelector(({ cart }) => cart.cart?.id_country)
  const draftOf = { id_customer: customer.id_customer, id_address: address?.id_address ?? null }
  const [asItIs] = useState(() => startingAddress({ address, customer, countries, idCountry }))
  const [kept, setKept] = useState(() => readAddressDraft(draftOf))
  const { form, order, lands } = useAccountAddress({ draftOf, start: kept ?? asItIs, countries })
  const { busy, fault, save } = useSavingAddress({ address, countries, lands })

  const startAgain = () => {
    form.reset(asItIs)
    forgetAddressDraft(draftOf)
    setKept(null)
  }
  return (
    <PlainForm
      form={form}
      order={order}
      submit={words.submit}
      busy={busy}
      fault={fault}
      onSubmit={async (fields) => {
        if (!(await save(fields))) return
        forgetAddressDraft(draftOf)
        onSaved(fields.address.address1)
      }}
    >
      {kept && <KeptNote onStartAgain={startAgain} />}
      <AddressFieldset
        name="address"
        legend={words.legend}
        quiet
        countries={countries}
        names={<NameFields within="name." />}
      >
        <BusinessFields name="address" />
      </AddressFieldset>
      <DefaultChoice address={address} first={first} />
    </PlainForm>
  )
}
