import { useEffect, useState } from 'react'
import type { MyNewsletter } from '../../contract/account'
import { useOneAtATime } from '../../design/useOneAtATime'
import { useShopDispatch } from '../../state/hooks'
import type { NewsletterFault } from '../../state/newsletter/newsletterFault'
import type { ShopThunk } from '../../state/services'
import type { later } from '../../state/later'

type Calls = Awaited<ReturnType<typeof later.myNewsletter>>
type Outcome = Awaited<ReturnType<ReturnType<Calls['loadMyNewsletter']>>>

/** One of the calls; when they can't be fetched, that is no line either. */
const atTheShop =
  (deed: (calls: Calls) => ShopThunk<Promise<Outcome>>): ShopThunk<Promise<Outcome>> =>
  async (dispatch, _getState, { later }) => {
    const calls = await later.myNewsletter().catch(() => null)
    return calls ? dispatch(deed(calls)) : { fault: 'network' }
  }

/** The customer's subscription as the shop knows it, and changes of it, one at a time. */
export function useMyNewsletter() {
  const dispatch = useShopDispatch()
  const [mine, setMine] = useState<MyNewsletter | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(1)
  const { busy, run } = useOneAtATime()
  const [wished, setWished] = useState<'subscribe' | 'unsubscribe' | null>(null)
  const [fault, setFault] = useState<NewsletterFault | null>(null)
  const [changes, setChanges] = useState({ count: 0, again: false })

  useEffect(() => {
    let left = false
    void dispatch(atTheShop(({ loadMyNewsletter }) => loadMyNewsletter())).then((outcome) => {
      if (!left) setMine('mine' in outcome ? outcome.mine : 'failed')
    })
    return () => {
      left = true
    }
  }, [dispatch, attempt])

  const retry = () => {
    setMine('loading')
    setAttempt(attempt + 1)
  }
  const change = (known: MyNewsletter, wish: 'subscribe' | 'unsubscribe') =>
    run(async () => {
      setWished(wish)
      setFault(null)
      setChanges(({ count }) => ({ count, again: false }))
      const outcome = await dispatch(atTheShop(({ changeMyNewsletter }) => changeMyNewsletter(known, wish)))
      if ('fault' in outcome) setFault(outcome.fault)
      else {
        setMine(outcome.mine)
        const again = known.status === 'pending' && outcome.mine.status === 'pending'
        setChanges(({ count }) => ({ count: count + 1, again }))
      }
    })
  /** `changes`: how many were made here, and whether the last one only sent the letter again. */
  return { mine, retry, change, busy: busy ? wished : null, fault, changes }
}
