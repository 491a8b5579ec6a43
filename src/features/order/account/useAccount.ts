import { useState } from 'react'
import type { Order } from '../../../contract/order'
import { useOneAtATime } from '../../../design/useOneAtATime'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch, useShopSelector } from '../../../state/hooks'
import { createAccount } from '../../../state/session/createAccount'
import { accountFault } from './accountFault'

/**
 * Makes an account of what the guest gave with the order: the shop keeps addresses and orders with it, so that none is
 * sent again. The password lives no longer than its field.
 */
export function useAccount({ email, delivery_address: { firstname, lastname } }: Order) {
  const { account: words } = useWords('order')
  const dispatch = useShopDispatch()
  const id_gender = useShopSelector(({ session }) => session.customer?.id_gender ?? null)
  const { busy, run } = useOneAtATime()
  const [done, setDone] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  const create = (password: string) =>
    run(async () => {
      setFault(null)
      const error = await dispatch(
        createAccount({ email, password, firstname, lastname, id_gender, newsletter: false }),
      )
      if (error) setFault(accountFault(error, words))
      else setDone(true)
    })
  return { busy, done, fault, create }
}
