import type { Address } from '../../../contract/session'
import { Note } from '../../../design/Note'
import { SlowNote } from '../../../design/SlowNote'
import { AddressLines } from '../../../forms/address/AddressLines'
import { useWords } from '../../../i18n/useWords'
import { useCountries } from '../../../state/checkout/useCountries'
import { useShopSelector } from '../../../state/hooks'
import * as body from '../panelBody.module.css'
import { usesAddress } from './usesAddress'

interface DeletionTextProps {
  address: Address
  busy: boolean
  fault: string | null
}

/** Which address goes, and what that means for orders, the cart and the defaults. */
export function DeletionText({ address, busy, fault }: DeletionTextProps) {
  const { deletion, slow } = useWords('addresses')
  const { countries } = useCountries()
  const used = useShopSelector(({ cart }) => usesAddress(cart.cart, address))
  const others = useShopSelector(({ session }) => session.addresses.length > 1)
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
      {fault !== null && (
        <Note look="bad" role="alert">
          {fault}
        </Note>
      )}
      <SlowNote underWay={busy} text={slow} />
    </div>
  )
}
