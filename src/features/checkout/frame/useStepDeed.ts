import { useState } from 'react'
import { faultOf, type Fault } from '../../../contract/faultOf'
import { useOneAtATime } from '../../../design/useOneAtATime'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import type { LinkedPage } from '../../../pageTable/paths'
import { loadCheckout } from '../../../state/checkout/loadCheckout'
import { useShopDispatch } from '../../../state/hooks'
import type { RecordedError } from '../../../state/recordedError'
import type { ShopThunk } from '../../../state/services'
import { goToPage } from './goToPage'
import { outOfStep } from './outOfStep'
import { stayedHere } from './stayedHere'
import { stepFault } from './stepFault'

interface Way {
  /** The page after this one, or how to find out once the deed is done. */
  next: LinkedPage | (() => Promise<LinkedPage>)
  /** Shows a fault at the field that it is about; false when it is about none. */
  lands?: (fault: Fault) => boolean
}

/**
 * What the button of a step does: sends the step, says in words why it did not work, and goes on to the next page
 * when it did, unless the shopper went elsewhere meanwhile. A second tap while the first is under way does nothing.
 */
export function useStepDeed() {
  const words = useWords('checkout')
  const language = useLanguage()
  const dispatch = useShopDispatch()
  const { busy, run: alone } = useOneAtATime()
  const [fault, setFault] = useState<string | null>(null)

  const run = async (deed: ShopThunk<Promise<RecordedError | null>>, way: LinkedPage | Way): Promise<void> =>
    alone(async () => {
      const { next, lands }: Way = typeof way === 'string' ? { next: way } : way
      setFault(null)
      const stayed = stayedHere()
      const error = await dispatch(deed)
      if (!error) {
        const page = typeof next === 'string' ? next : await next()
        if (stayed()) goToPage(page, { language, query: window.location.search })
        return
      }
      const failed = faultOf(error)
      if (!lands?.(failed)) setFault(stepFault(error, words))
      if (outOfStep.includes(failed.kind)) await dispatch(loadCheckout())
    })
  return { busy, fault, run }
}
