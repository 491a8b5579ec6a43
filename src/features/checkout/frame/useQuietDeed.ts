import { useRef, useState } from 'react'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import type { RecordedError } from '../../../state/recordedError'
import type { ShopThunk } from '../../../state/services'
import { stepFault } from './stepFault'

/** A choice within a step that the shop is told at once: the shopper stays, and reads beside it why it did not work. */
export function useQuietDeed() {
  const words = useWords('checkout')
  const dispatch = useShopDispatch()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const underWay = useRef(false)

  /** Whether it went well; a second one while the first is under way does nothing. */
  const run = async (deed: ShopThunk<Promise<RecordedError | null>>): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    setBusy(true)
    setFault(null)
    try {
      const error = await dispatch(deed)
      if (error) setFault(stepFault(error, words))
      return error === null
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { busy, fault, run }
}
