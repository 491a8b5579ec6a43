import { useRef, useState } from 'react'
import type { Country } from '../../../contract/catalogue'
import { faultOf, type Fault } from '../../../contract/faultOf'
import type { Address } from '../../../contract/session'
import { useOneAtATime } from '../../../design/useOneAtATime'
import { addressFault } from '../../../forms/address/addressFault'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import { saveAddress } from '../../../state/session/addresses/saveAddress'
import { accountAddressChoice, type AccountAddress } from './accountAddress'

interface SavingAddressOptions {
  /** The address to change; null for a new one. */
  address: Address | null
  countries: readonly Country[]
  /** Shows a fault at the field that it is about; false when it is about none. */
  lands: (fault: Fault) => boolean
}

/**
 * Saves what was typed, and says in words why it did not work. An address that the shop no longer has is saved as a new one
 * the next time: what was typed is not lost.
 */
export function useSavingAddress({ address, countries, lands }: SavingAddressOptions) {
  const words = useWords('addresses')
  const dispatch = useShopDispatch()
  const { busy, run } = useOneAtATime()
  const [fault, setFault] = useState<string | null>(null)
  const target = useRef(address)

  /** Whether it is saved. */
  const save = async (fields: AccountAddress): Promise<boolean> => {
    const saved = await run(async () => {
      setFault(null)
      const failed = await dispatch(saveAddress(target.current, accountAddressChoice(fields, countries)))
      if (!failed) return true
      const about = faultOf(failed)
      if (about.kind === 'gone') target.current = null
      if (!lands(about)) setFault(addressFault(failed, words))
      return false
    })
    return saved ?? false
  }
  return { busy, fault, save }
}
