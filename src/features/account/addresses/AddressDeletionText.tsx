import type { Address } from '../../../contract/session'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { SlowNote } from '../../../ui/status/SlowNote'
import { AddressLines } from '../../../forms/address/AddressLines'
import { bringMessages } from '../../../i18n/lateMessages'
import { useCountries } from '../../../store/checkout/useCountries'
import { useAppSelector } from '../../../store/hooks'
import { useErrorMessage } from '../../../store/http/errorMessage'
import { useMutation } from '../../../store/query/useMutation'
import { pickAddressErrors } from './addressErrors'
import { deleteAddress, selectIsUsedByCart } from '../../../store/account/addresses'
import * as body from '../../../ui/panelBody.module.css'

const useMessages = bringMessages('addresses', 'common')

interface AddressDeletionTextProps {
  address: Address
  isBusy: boolean
  error: string | null
}

export function AddressDeletionText({ address, isBusy, error }: AddressDeletionTextProps) {
  const { deletion } = useMessages('addresses')
  const { slow } = useMessages('common')
  const { data: countries } = useCountries()
  const isUsedByCart = useAppSelector(selectIsUsedByCart(address))
  const hasOtherAddresses = useAppSelector(({ session }) => session.addresses.length) > 1
  const isDefault = address.default_delivery === true || address.default_invoice === true
  return (
    <div className={body.fields}>
      <div>
        <p>
          {address.firstname} {address.lastname}
        </p>
        <AddressLines address={address} countries={countries ?? []} />
      </div>
      <p>{deletion.orders}</p>
      {isUsedByCart && <p>{deletion.cart}</p>}
      {isDefault && hasOtherAddresses && <p>{deletion.passesOn}</p>}
      <ErrorNote>{error}</ErrorNote>
      <SlowNote isBusy={isBusy} text={slow} />
    </div>
  )
}

/** `deleteAddress` does nothing while a request is in progress, and resolves to whether the address was deleted. */
export function useDeleteAddress() {
  const messages = useMessages('addresses')
  const describeError = useErrorMessage()
  const { isBusy, error, run, clearError } = useMutation(deleteAddress)
  return {
    isBusy,
    error: error && describeError(error, pickAddressErrors(error, messages)),
    deleteAddress: async (address: Address) => (await run(address)) === null,
    clearError,
  }
}
