import { useLayoutEffect, useRef } from 'react'
import type { CartPromotion, CartRule } from '../../../contract/cart'
import { MeasureLine } from '../../../ui/figure/MeasureLine'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { describePromotion, readPromotionProgress, readRuleReward } from './describePromotion'
import { useErrorMessage } from '../../../store/http/errorMessage'
import { Button } from '../../../ui/button/Button'
import { Note } from '../../../ui/status/Note'
import { PageLink } from '../../../ui/button/PageLink'
import { Picture } from '../../../ui/figure/Picture'
import { buildSkuPath } from '../../../pageTable/paths'
import { putInCart } from '../../../store/cart/addToCart'
import type { RecordedError } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/AppThunk'
import { useMutation } from '../../../store/query/useMutation'
import * as pictureRow from '../../../ui/pictureRow.module.css'
import * as text from '../../../ui/text.module.css'
import * as styles from './promotions.module.css'

const useMessages = bringMessages('offers')

interface PromotionItemProps {
  promotion: CartPromotion
  /** Undefined if the cart rule was not loaded when the store started. */
  rule: CartRule | undefined
  isCompact: boolean
}

/** More ticks would be too close together to count. */
const maxTicks = 24

/** Follows docs/look.md, "Promotions". */
export function PromotionItem({ promotion, rule, isCompact }: PromotionItemProps) {
  const messages = useMessages('offers')
  const language = useLanguage()
  const { counted, needed, gift } = promotion
  const { missing } = readPromotionProgress(promotion)
  return (
    <li className={`${styles.promotion} ${text.sm}`} tabIndex={-1}>
      {!isCompact && <h3 className={`${styles.name} ${text.stone}`}>{promotion.name}</h3>}
      <p>{describePromotion(promotion, readRuleReward(rule), messages)}</p>
      <MeasureLine
        value={Math.min(counted, needed)}
        max={needed}
        ticks={needed <= maxTicks ? needed : undefined}
        isDone={missing === 0}
        label={messages.progress(Math.min(counted, needed), needed)}
      />
      {!isCompact && (
        <p className={styles.figures}>
          <span>{messages.inCart(counted)}</span>
          <span>
            {messages.from(needed)}
            {rule?.ends && `, ${messages.until(formatDate(rule.ends, language, 'day'))}`}
          </span>
        </p>
      )}
      {gift && !gift.in_cart && <PromotionGift gift={gift} />}
    </li>
  )
}

type FreeProduct = NonNullable<CartPromotion['gift']>

const addGiftToCart =
  ({ id_product, id_product_attribute }: FreeProduct): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch) =>
    (await dispatch(putInCart({ id_product, id_product_attribute, quantity: 1 }))).error

/** After the free product is added, the promotion receives the focus, because the button disappears. */
function PromotionGift({ gift }: { gift: FreeProduct }) {
  const messages = useMessages('offers')
  const language = useLanguage()
  const describeError = useErrorMessage()
  const { isBusy, error, run } = useMutation(addGiftToCart)

  const container = useRef<HTMLDivElement>(null)
  // The cleanup of a layout effect runs before the button is removed. That of an ordinary effect would run after the
  // focus is lost.
  useLayoutEffect(() => {
    const element = container.current
    return () => {
      if (element?.contains(document.activeElement)) element.closest('li')?.focus({ preventScroll: true })
    }
  }, [])

  return (
    <div ref={container} className={styles.gift}>
      <Picture picture={gift.picture} sizes="72px" alt="" />
      <div>
        <PageLink to={buildSkuPath(gift.product_slugs, gift.sku_slugs, language)}>{gift.name}</PageLink>
        <p className={`${pictureRow.variant} ${text.stone}`}>{gift.combination}</p>
      </div>
      <Button variant="ghost" isBusy={isBusy} onClick={() => void run(gift)}>
        {messages.takeGift}
      </Button>
      {error && (
        <Note variant="bad" role="alert" className={styles.error}>
          {describeError(error, messages.errors)}
        </Note>
      )}
    </div>
  )
}
