import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { SectionError } from '../../../design/SectionError'
import { isBlank } from '../../../forms/address/addressFields'
import { AddressFieldset } from '../../../forms/address/AddressFieldset'
import * as styles from '../../../forms/Form.module.css'
import { useWords } from '../../../i18n/useWords'
import type { useCountries } from '../../../state/checkout/useCountries'
import type { AccountFields } from './accountFields'

/** An address to begin with, folded away: nobody needs one for an account. */
export function AddressFold({ countries, retry }: ReturnType<typeof useCountries>) {
  const { create: words, gate } = useWords('account')
  const { getValues, setValue } = useFormContext<AccountFields>()
  const [begun] = useState(() => !isBlank(getValues('address')))
  const first = Array.isArray(countries) ? countries[0]?.iso : undefined
  useEffect(() => {
    if (first !== undefined && getValues('address.country') === '') setValue('address.country', first)
  }, [first, getValues, setValue])
  return (
    <details className={styles.fold} open={begun}>
      <summary>{words.address}</summary>
      <div>
        {countries === 'failed' && <SectionError message={words.countriesFailed} retry={gate.retry} onRetry={retry} />}
        {Array.isArray(countries) && (
          <AddressFieldset name="address" legend={words.addressLegend} countries={countries} />
        )}
      </div>
    </details>
  )
}
