import { useState } from 'react'
import type { Address } from '../../../contract/session'
import { SectionError } from '../../../design/SectionError'
import { Skeleton } from '../../../design/Skeleton'
import { useWords } from '../../../i18n/useWords'
import { useCountries } from '../../../state/checkout/useCountries'
import { useShopSelector } from '../../../state/hooks'
import * as body from '../panelBody.module.css'
import { AddressForm } from './AddressForm'

interface AddressWithCountriesProps {
  address: Address | null
  onSaved: (address1: string) => void
}

/** The form, once the countries are there. It stays as it is when the session ends under it. */
export function AddressWithCountries({ address, onSaved }: AddressWithCountriesProps) {
  const words = useWords('addresses')
  const { countries, retry } = useCountries()
  const now = useShopSelector(({ session }) => session.customer)
  const [customer] = useState(now)
  if (countries === 'failed') {
    return <SectionError message={words.form.countries} retry={words.retry} onRetry={retry} />
  }
  if (countries === 'loading' || !customer) {
    return (
      <div className={body.fields} aria-busy="true">
        {['country', 'name', 'street', 'city'].map((field) => (
          <Skeleton key={field} height="4.75rem" />
        ))}
      </div>
    )
  }
  return <AddressForm address={address} customer={customer} countries={countries} onSaved={onSaved} />
}
