import { useState } from 'react'
import { useOneAtATime } from '../../../design/useOneAtATime'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import type { RecordedError } from '../../../state/recordedError'
import type { ShopThunk } from '../../../state/services'
import { stepFault } from './stepFault'

/** A choice within a step that the shop is told at once: the shopper stays, and reads beside it why it did not work. */
export function useQuietDeed() {
  const words = useWords('checkout')
  const dispatch = useShopDispatch()
  const { busy, run: alone } = useOneAtATime()
  const [fault, setFault] = useState<string | null>(null)

  /** Whether it went well; a second one while the first is under way does nothing. */
  const run = async (deed: ShopThunk<Promise<RecordedError | null>>): Promise<boolean> => {
    const well = await alone(async () => {
      setFault(null)
      const error = await dispatch(deed)
      if (error) setFault(stepFault(error, words))
      return error === null
    })
    return well ?? false
  }
  return { busy, fault, run }
}
