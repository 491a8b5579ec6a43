import { useState } from 'react'
import type { Address } from '../../../contract/session'
import { useOneAtATime } from '../../../design/useOneAtATime'
import { addressFault } from '../../../forms/address/addressFault'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import { deleteAddress } from '../../../state/session/addresses/deleteAddress'

/** Deletes an address, and says in words why it did not work. A second tap while the first is under way does nothing. */
export function useDeletingAddress() {
  const words = useWords('addresses')
  const dispatch = useShopDispatch()
  const { busy, run } = useOneAtATime()
  const [fault, setFault] = useState<string | null>(null)

  /** Whether it is gone. */
  const remove = async (address: Address): Promise<boolean> => {
    const gone = await run(async () => {
      setFault(null)
      const failed = await dispatch(deleteAddress(address))
      if (failed) setFault(addressFault(failed, words))
      return !failed
    })
    return gone ?? false
  }
  return { busy, fault, remove, forgetFault: () => setFault(null) }
}
