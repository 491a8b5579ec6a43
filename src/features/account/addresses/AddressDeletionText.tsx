import { useState } from 'react'
import type { Address } from '../../../contract/session'
import { Note } from '../../../ui/status/Note'
import { SlowNote } from '../../../ui/status/SlowNote'
import { AddressLines } from '../../../forms/address/AddressLines'
import { useWords } from '../../../i18n/useWords'
import { useCountries } from '../../../store/checkout/useCountries'
import { useStoreDispatch, useStoreSelector } from '../../../store/hooks'
import { useBusy } from '../../../ui/button/useBusy'
import { addressApiError } from '../../../forms/address/addressApiError'
import { deleteAddress } from '../../../store/session/addresses'
import { selectAddressCount } from '../../../store/session/sessionSelectors'
import { selectIsUsedByCart } from '../../../store/cart/cartSelectors'
import * as body from '../../../ui/panelBody.module.css'

interface AddressDeletionTextProps {
  address: Address
  busy: boolean
  error: string | null
}

/** Which address goes, and what that means for orders, the cart and the defaults. */
export function AddressDeletionText({ address, busy, error }: AddressDeletionTextProps) {
  const { deletion, slow } = useWords('addresses')
  const { countries } = useCountries()
  const used = useStoreSelector(selectIsUsedByCart(address))
  const others = useStoreSelector(selectAddressCount) > 1
  const isDefault = address.default_delivery === true || address.default_invoice === true
  return (
    <div className={body.fields}>
      <div>
        <p>
          {address.firstname} {address.lastname}
        </p>
        <AddressLines address={address} countries={Array.isArray(countries) ? countries : []} />
      </div>
      <p>{deletion.orders}</p>
      {used && <p>{deletion.cart}</p>}
      {isDefault && others && <p>{deletion.passesOn}</p>}
      {error !== null && (
        <Note variant="bad" role="alert">
          {error}
        </Note>
      )}
      <SlowNote underWay={busy} text={slow} />
    </div>
  )
}

/** Deletes an address, and says in words why it did not work. A second tap while the first is under way does nothing. */
export function useDeleteAddress() {
  const words = useWords('addresses')
  const dispatch = useStoreDispatch()
  const { busy, run } = useBusy()
  const [error, setError] = useState<string | null>(null)

  /** Whether it is deleted. */
  const remove = async (address: Address): Promise<boolean> => {
    const deleted = await run(async () => {
      setError(null)
      const failed = await dispatch(deleteAddress(address))
      if (failed) setError(addressApiError(failed, words))
      return !failed
    })
    return deleted ?? false
  }
  return { busy, error, remove, clearError: () => setError(null) }
}
