import { useRef, useState } from 'react'
import type { Address } from '../../../contract/session'
import { addressFault } from '../../../forms/address/addressFault'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import { deleteAddress } from '../../../state/session/addresses/deleteAddress'

/** Deletes an address, and says in words why it did not work. A second tap while the first is under way does nothing. */
export function useDeletingAddress() {
  const words = useWords('addresses')
  const dispatch = useShopDispatch()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const underWay = useRef(false)

  /** Whether it is gone. */
  const remove = async (address: Address): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    setBusy(true)
    setFault(null)
    const failed = await dispatch(deleteAddress(address)).finally(() => {
      underWay.current = false
      setBusy(false)
    })
    if (failed) setFault(addressFault(failed, words))
    return !failed
  }
  return { busy, fault, remove, forgetFault: () => setFault(null) }
}
