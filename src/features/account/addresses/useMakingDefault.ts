import { useState } from 'react'
import type { Address } from '../../../contract/session'
import { useOneAtATime } from '../../../design/useOneAtATime'
import { addressFault } from '../../../forms/address/addressFault'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import { makeDefault, type DefaultUse } from '../../../state/session/addresses/makeDefault'

/** Makes an address a default, and tells in words how that went. */
export function useMakingDefault(address: Address, onDone: (said: string) => void) {
  const words = useWords('addresses')
  const dispatch = useShopDispatch()
  const { busy, run } = useOneAtATime()
  const [asked, setAsked] = useState<DefaultUse | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  const make = async (use: DefaultUse) => {
    setAsked(use)
    setFault(null)
    const failed = await dispatch(makeDefault(address, use))
    if (failed) setFault(addressFault(failed, words, words.errors.nowGone))
    else onDone(use === 'delivery' ? words.isDelivery(address.address1) : words.isInvoice(address.address1))
  }
  /** `busy`: the use that is being asked for. */
  return { busy: busy ? asked : null, fault, makeDefault: (use: DefaultUse) => void run(() => make(use)) }
}
