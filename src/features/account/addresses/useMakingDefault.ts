import { useRef, useState } from 'react'
import { faultOf, type FailedCall } from '../../../contract/faultOf'
import type { Address } from '../../../contract/session'
import type { Areas } from '../../../i18n/words'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import { saveAddress } from '../../../state/session/addresses/saveAddress'

export type DefaultUse = 'delivery' | 'invoice'

function faultWords(failed: FailedCall, { errors }: Areas['addresses']): string {
  const { kind } = faultOf(failed)
  if (kind === 'network' || kind === 'timeout') return errors[kind]
  if (kind === 'incomplete') return errors.loggedOut
  return kind === 'gone' ? errors.nowGone : errors.other
}

/** Makes an address a default through its own update link, and tells in words how that went. */
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
    // The other default is not said: it stays where it is.
    const { id_address: _id, _links, default_delivery: _delivery, default_invoice: _invoice, ...same } = address
    const failed = await dispatch(saveAddress(address, { ...same, [`default_${use}`]: true })).finally(() => {
      underWay.current = false
      setBusy(null)
    })
    if (failed) setFault(faultWords(failed, words))
    else onDone(use === 'delivery' ? words.isDelivery(address.address1) : words.isInvoice(address.address1))
  }
  return { busy, fault, makeDefault: (use: DefaultUse) => void make(use) }
}
