import { useRef, useState } from 'react'
import { faultOf } from '../../../contract/faultOf'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import type { LinkedPage } from '../../../pageTable/paths'
import { loadCheckout } from '../../../state/checkout/loadCheckout'
import { useShopDispatch } from '../../../state/hooks'
import type { RecordedError } from '../../../state/recordedError'
import type { ShopThunk } from '../../../state/services'
import { goToPage } from './goToPage'
import { outOfStep } from './outOfStep'
import { stepFault } from './stepFault'

/**
 * What the button of a step does: sends the step, says in words why it did not work, and goes on to the next page
 * when it did. A second tap while the first is under way does nothing.
 */
export function useStepDeed() {
  const words = useWords('checkout')
  const language = useLanguage()
  const dispatch = useShopDispatch()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const underWay = useRef(false)

  const run = async (deed: ShopThunk<Promise<RecordedError | null>>, next: LinkedPage): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setFault(null)
    try {
      const error = await dispatch(deed)
      if (!error) {
        goToPage(next, { language, query: window.location.search })
        return
      }
      setFault(stepFault(error, words))
      if (outOfStep.includes(faultOf(error).kind)) await dispatch(loadCheckout())
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { busy, fault, run }
}
