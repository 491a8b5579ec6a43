import { useRef, useState } from 'react'
import type { Address } from '../../../contract/session'
import { addressFault } from '../../../forms/address/addressFault'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import { makeDefault, type DefaultUse } from '../../../state/session/addresses/makeDefault'

/** Makes an address a default, and tells in words how that went. */
export function useMakingDefault(address: Address, onDone: (said: string) => void) {
  const words = useWords('addresses')
  const dispatch = useShopDispatch()
  const [busy, setBusy] = useState<DefaultUse | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const underWay = useRef(false)

  const make = async (use: DefaultUse) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(use)
    setFault(null)
    const failed = await dispatch(makeDefault(address, use)).finally(() => {
      underWay.current = false
      setBusy(null)
    })
    if (failed) setFault(addressFault(failed, words, words.errors.nowGone))
    else onDone(use === 'delivery' ? words.isDelivery(address.address1) : words.isInvoice(address.address1))
  }
  return { busy, fault, makeDefault: (use: DefaultUse) => void make(use) }
}
