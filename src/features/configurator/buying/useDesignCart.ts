import { useState } from 'react'
import type { CartDesign } from '../../../contract/design'
import { useErrorMessage } from '../../../store/http/errorMessage'
import { useLazyMutation } from '../../../store/query/useChange'
import type { PartLine } from '../design/listParts'
import { readCartParameter, writeCartParameter } from '../share/cartParameter'

/** Puts the design into the cart. Once it is there, it is replaced, so that a changed design is not there twice. */
export function useDesignCart() {
  const describeError = useErrorMessage()
  const [inCart, setInCart] = useState<CartDesign['id'] | null>(() => readCartParameter(window.location.search))
  const [missing, setMissing] = useState<{ id_product_attribute: number; stock: number }[]>([])
  const { busy, error, run } = useLazyMutation(async (encoded: string, lines: readonly PartLine[]) => {
    const { addDesignToCart } = await import('./addDesignToCart')
    return async (dispatch) => {
      const result = await dispatch(addDesignToCart({ encoded, lines, replaces: inCart }))
      setMissing(result.missing)
      if (result.ok && result.id !== null) {
        setInCart(result.id)
        writeCartParameter(result.id)
      }
      return result.error
    }
  })
  return { busy, error: error && describeError(error, {}), missing, isInCart: inCart !== null, add: run }
}
