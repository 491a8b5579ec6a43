import { useRef, useState } from 'react'
import { openShop } from '../../../state/door'

export type AddState = 'idle' | 'busy' | 'failed'

/**
 * Puts a version in the basket. The store and the call are fetched by the first tap (or were, when the browser was
 * idle): until then the button is busy and further taps do nothing. What the shop answers, the side panel says;
 * `failed` means that the shop's script could not be fetched at all.
 */
export function useAddToBasket() {
  const [state, setState] = useState<AddState>('idle')
  const underWay = useRef(false)

  const add = async (item: { id_product: number; id_product_attribute: number }, quantity: number) => {
    if (underWay.current) return
    underWay.current = true
    setState('busy')
    try {
      const [shop, { addToCart }] = await Promise.all([openShop(), import('../../../state/cart/addToCart')])
      await shop.dispatch(addToCart({ ...item, quantity }))
      setState('idle')
    } catch {
      setState('failed')
    } finally {
      underWay.current = false
    }
  }
  return { state, add }
}
