import { useRef, useState } from 'react'
import type { CartDesign } from '../../../contract/design'
import { useMoney } from '../../../i18n/money'
import { useMessages } from '../../../i18n/useMessages'
import { selectCart } from '../../../store/cart/cartSlice'
import { listCartDesigns } from '../../../store/design/groupCartDesigns'
import { useAppSelector } from '../../../store/hooks'
import { useErrorMessage } from '../../../store/http/errorMessage'
import { useMutation } from '../../../store/query/useMutation'
import { type RecordedError, loadCode } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/AppThunk'
import { Button } from '../../../ui/button/Button'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { SlowNote } from '../../../ui/status/SlowNote'
import { encodeDesign } from '../address/encodeDesign'
import type { PartLine } from '../design/listParts'
import { usePlanner } from '../planner/PlannerContext'
import { readCartParameter, writeCartParameter } from '../address/designAddress'
import { ShortParts } from './ShortParts'
import { useDesignSummary } from './useDesignSummary'
import * as text from '../../../ui/text.module.css'
import * as styles from './buying.module.css'

export function DesignPurchase() {
  const { messages, design, system } = usePlanner()
  const { lines, price, delivery, deliveryCost, isByAppointment, shortLines } = useDesignSummary()
  const { delivery: deliveryMessages, slow } = useMessages('catalogue').product
  const formatEuro = useMoney()
  const { isBusy, error, missingSkus, isInCart, addDesign } = useDesignCart()
  const { campaign } = system
  const deliveryText = delivery && deliveryMessages[delivery.unit](delivery.min, delivery.max)
  const refusedLines = lines.flatMap((line) => {
    const missingSku = missingSkus.find(
      ({ id_product_attribute }) => id_product_attribute === line.sku.id_product_attribute,
    )
    return missingSku ? [{ ...line, sku: { ...line.sku, stock: missingSku.stock } }] : []
  })
  return (
    <>
      <div className={styles.notes}>
        {shortLines.length === 0 && refusedLines.length > 0 && <ShortParts shortLines={refusedLines} />}
        <SlowNote isBusy={isBusy} text={slow} />
        <ErrorNote>{error && refusedLines.length === 0 && <p>{error}</p>}</ErrorNote>
        {campaign && price.missingCount !== null && (
          <p className={`${text.sm} ${price.missingCount === 0 ? text.falu : ''}`}>
            {price.missingCount === 0 ? (
              <span className={styles.pair}>
                <span>{campaign.name}</span>
                <span>{formatEuro(-price.discount)}</span>
              </span>
            ) : (
              messages.buy.campaignMissing(price.missingCount, campaign.percent)
            )}
          </p>
        )}
        {deliveryText && (
          <p className={`${text.sm} ${text.stone}`}>
            {isByAppointment ? messages.buy.deliveryByAppointment(deliveryText) : messages.buy.delivery(deliveryText)}{' '}
            {messages.buy.deliveryCost(
              formatEuro(deliveryCost.cost),
              deliveryCost.freeFrom === null ? null : formatEuro(deliveryCost.freeFrom),
            )}
          </p>
        )}
      </div>
      <section className={styles.buy} aria-label={messages.buy.total}>
        <p>
          <span className={text.xs}>{messages.buy.total}</span>
          <output className={text.lg}>{formatEuro(price.total)}</output>
        </p>
        <Button
          isBusy={isBusy}
          disabled={lines.length === 0 || shortLines.length > 0}
          onClick={() => void addDesign(encodeDesign(design, system), lines)}
        >
          {isInCart ? messages.buy.replace : messages.buy.add}
        </Button>
      </section>
    </>
  )
}

/**
 * `addDesign` replaces the design that was opened from the cart or added before, so that a changed design is not in the
 * cart twice.
 */
function useDesignCart() {
  const describeError = useErrorMessage()
  const [idInCart, setIdInCart] = useState<CartDesign['id'] | null>(() => readCartParameter(window.location.search))
  const cart = useAppSelector(selectCart)
  // The address may still contain the id of a design that was removed from the cart.
  const isInCart =
    idInCart !== null && (cart === null || listCartDesigns(cart).some(({ id }) => String(id) === String(idInCart)))
  const [missingSkus, setMissingSkus] = useState<{ id_product_attribute: number; stock: number }[]>([])
  /**
   * The last addition, if it failed. The API may have added the design nevertheless, so another attempt sends the same
   * key.
   */
  const failedAddition = useRef<{ encodedDesign: string; key: string } | null>(null)
  const { isBusy, error, run } = useMutation(
    (encodedDesign: string, lines: readonly PartLine[]): AppThunk<Promise<RecordedError | null>> => {
      const chunkPromise = loadCode(() => import(/* webpackChunkName: "design" */ './addDesignToCart'))
      return async (dispatch) => {
        const { addDesignToCart } = await chunkPromise
        const key = failedAddition.current?.encodedDesign === encodedDesign ? failedAddition.current.key : undefined
        const additionResult = await dispatch(addDesignToCart({ encodedDesign, lines, replacedId: idInCart }, key))
        failedAddition.current = additionResult.error === null ? null : { encodedDesign, key: additionResult.key }
        setMissingSkus(additionResult.missingSkus)
        if (additionResult.error === null && additionResult.id !== null) {
          setIdInCart(additionResult.id)
          writeCartParameter(additionResult.id)
        }
        return additionResult.error
      }
    },
  )
  return { isBusy, error: error && describeError(error, {}), missingSkus, isInCart, addDesign: run }
}
