import { useState } from 'react'
import { useShopSelector } from '../../state/hooks'
import type { Subscriber } from '../../state/newsletter/subscribe'

/** Who wants the newsletter: what is known of the customer or guest, until they type something else. */
export function useSubscriber() {
  const customer = useShopSelector(({ session }) => session.customer)
  const [typed, setTyped] = useState<Partial<Subscriber>>({})
  const { email = '', firstname = '', lastname = '' } = customer ?? {}
  const subscriber: Subscriber = { email, firstName: firstname, lastName: lastname, ...typed }
  const change = (part: Partial<Subscriber>) => setTyped((before) => ({ ...before, ...part }))
  return { subscriber, change }
}
