import { useState } from 'react'
import { useOneAtATime } from '../../../design/useOneAtATime'
import { openShop } from '../../../state/door'

export type AddState = 'idle' | 'busy' | 'failed'

/**
 * Puts a version in the basket. The store and the call are fetched by the first tap (or were, when the browser was
 * idle): until then the button is busy and further taps do nothing. What the shop answers, the side panel says;
 * `failed` means that the shop's script could not be fetched at all.
 */
export function useAddToBasket() {
  const { busy, run } = useOneAtATime()
  const [failed, setFailed] = useState(false)

  const add = (item: { id_product: number; id_product_attribute: number }, quantity: number) =>
    run(async () => {
      setFailed(false)
      try {
        const [shop, { addToCart }] = await Promise.all([openShop(), import('../../../state/cart/addToCart')])
        await shop.dispatch(addToCart({ ...item, quantity }))
      } catch {
        setFailed(true)
      }
    })
  const state: AddState = busy ? 'busy' : failed ? 'failed' : 'idle'
  return { state, add }
}
