import { Button } from '../../../ui/button/Button'
import { Icon } from '../../../ui/figure/Icon'
import { SidePanel } from '../../../ui/page/SidePanel'
import { bringMessages } from '../../../i18n/lateMessages'
import { addToCart } from '../../../store/cart/addToCart'
import { useMutation } from '../../../store/query/useMutation'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { type CartResult, panelClosed, selectPanelContent } from '../../../store/sidePanelSlice'
import { CartPromotions } from '../discounts/CartPromotions'
import { selectCart, selectCartCount, selectIsCartBusy } from '../../../store/cart/cartSlice'
import { Companions } from './Companions'
import { AdditionError, RetryFooter } from './AdditionError'
import { useDeliveryCountry } from '../../../store/checkout/useCountries'
import type { Cart, CartItem } from '../../../contract/cart'
import { extendDelivery } from '../../../contract/extendDelivery'
import { describeArrival, findArrival } from '../../../contract/findArrival'
import { goesToCustomer } from '../../../contract/giftDestination'
import type { Delivery } from '../../../contract/product'
import { getLinePrice } from '../../../contract/reduction'
import { isSameLine } from '../../../store/cart/cartDifference'
import { getUnitPrice } from '../../../contract/money'
import { Note } from '../../../ui/status/Note'
import { SlowNote } from '../../../ui/status/SlowNote'
import { Picture } from '../../../ui/figure/Picture'
import { Price } from '../../../ui/page/Price'
import { formatReduction } from '../../variant/formatReduction'
import { ButtonLink } from '../../../ui/button/PageLink'
import { findShopDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { locale } from '../../../i18n/languages'
import { useMoney } from '../../../i18n/money'
import { buildPath } from '../../../pageTable/paths'
import * as pictureRow from '../../../ui/pictureRow.module.css'
import * as text from '../../../ui/text.module.css'
import * as styles from './CartResult.module.css'

const useMessages = bringMessages('panel')

/** Opens after the user adds something to the cart, even if the addition fails. */
export function CartResultPanel() {
  const dispatch = useAppDispatch()
  const content = useAppSelector(selectPanelContent)
  const result = content?.mode === 'cartResult' ? content.data : null
  const handleClose = () => void dispatch(panelClosed('cartResult'))
  const messages = useMessages('panel')
  const cart = useAppSelector(selectCart)
  const isCartBusy = useAppSelector(selectIsCartBusy)
  // If the retry fails, a new `result` gives the reason.
  const { isBusy, run } = useMutation(({ addition, key, shownVariant }: CartResult) => async (dispatch) => {
    await dispatch(addToCart(addition, key, shownVariant))
    return null
  })
  const item = cart?.items.find((cartItem) => result && isSameLine(cartItem, result.addition))
  const hasAddedItem = result?.error === null

  return (
    <SidePanel
      id="cart-result"
      isOpen={result !== null}
      content={result}
      onClose={handleClose}
      closeLabel={messages.close}
      icon={<Icon name={hasAddedItem ? 'check' : 'info'} className={hasAddedItem ? text.pine : text.falu} />}
      title={
        <span className={hasAddedItem ? undefined : text.falu}>
          {messages.cartResult[hasAddedItem ? 'added' : result?.error?.isUnsettled ? 'unsettled' : 'notAdded']}
        </span>
      }
      foot={
        hasAddedItem ? (
          <CartResultFooter cart={cart} onClose={handleClose} />
        ) : (
          result?.error && (
            <RetryFooter error={result.error} isBusy={isBusy} onRetry={() => void run(result)} onClose={handleClose} />
          )
        )
      }
    >
      {hasAddedItem && result.together && (
        <p className={styles.together}>
          {result.design?.isChanged
            ? messages.cartResult.designChanged(result.together)
            : messages.cartResult.addedTogether(result.together)}
        </p>
      )}
      {hasAddedItem && item && (
        <AddedItem
          item={item}
          deliveryCountryId={cart?.id_country ?? null}
          quantity={result.addition.quantity ?? 1}
          delivery={result.design ? result.design.delivery : item.delivery}
        />
      )}
      {hasAddedItem && <CartPromotions isCompact />}
      {hasAddedItem && <Companions addedProductId={result.addition.id_product} onLeave={handleClose} />}
      <SlowNote isBusy={isCartBusy} text={messages.slow} />
      {result?.error && (
        <AdditionError
          error={result.error}
          variantId={result.addition.id_product_attribute}
          shownVariant={result.shownVariant}
        />
      )}
    </SidePanel>
  )
}

interface AddedItemProps {
  item: CartItem
  deliveryCountryId: number | null
  /** The quantity that was just added, which may be less than that of the line item. */
  quantity: number
  /** The delivery time of all added items; null if the shop API does not state it. */
  delivery: Delivery | null
}

function AddedItem({ item, deliveryCountryId, quantity, delivery }: AddedItemProps) {
  const { cartResult: messages } = useMessages('panel')
  const formatEuro = useMoney()
  const unitPrice = formatEuro(getUnitPrice(item))
  return (
    <>
      <div className={`${pictureRow.row} ${pictureRow.small}`}>
        <Picture picture={item.picture} sizes="112px" alt="" />
        <div className={styles.text}>
          <div>
            <p>{item.name}</p>
            <p className={`${text.sm} ${text.stone}`}>
              {item.manufacturer_name}
              <span className={pictureRow.variant}>{item.combination}</span>
            </p>
            {item.id_giftlist_product !== null && (
              <p className={`${styles.gift} ${text.sm}`}>
                {messages.giftFor(item.giftlist_name?.trim() || messages.someGiftlist)}
              </p>
            )}
          </div>
          <div className={styles.row}>
            <span className={text.stone}>
              {item.amount === null ? messages.pieces(quantity) : messages.contribution}
            </span>
            <span className={styles.price}>
              <Price
                amount={quantity > 1 ? messages.each(unitPrice) : unitPrice}
                {...formatReduction(getLinePrice(item), messages, formatEuro)}
              />
            </span>
          </div>
        </div>
      </div>
      {delivery && goesToCustomer(item) && <DeliveryNote delivery={delivery} deliveryCountryId={deliveryCountryId} />}
    </>
  )
}

function DeliveryNote({ delivery, deliveryCountryId }: { delivery: Delivery; deliveryCountryId: number | null }) {
  const { cartResult: messages } = useMessages('panel')
  const language = useLanguage()
  const extraDays = useDeliveryCountry(deliveryCountryId)?.extra_days ?? 0
  const arrival = findArrival(extendDelivery(delivery, extraDays), findShopDate())
  const arrivalText = describeArrival(arrival, messages, locale[language])
  return (
    <Note variant="ok" icon="truck" className={styles.delivery}>
      {delivery.unit === 'weeks' ? messages.made(arrivalText) : messages.inStock(arrivalText)}
    </Note>
  )
}

interface CartResultFooterProps {
  cart: Cart | null
  onClose: () => void
}

function CartResultFooter({ cart, onClose }: CartResultFooterProps) {
  const { cartResult: messages } = useMessages('panel')
  const formatEuro = useMoney()
  const language = useLanguage()
  const itemCount = useAppSelector(selectCartCount)
  return (
    <>
      {cart && (
        <p className={styles.row}>
          <span>{messages.subtotal(itemCount)}</span>
          <span>{formatEuro(cart.totals.items)}</span>
        </p>
      )}
      <ButtonLink isWide to={buildPath('cart', language)} onClick={onClose}>
        {messages.toCart}
      </ButtonLink>
      <Button isWide variant="ghost" onClick={onClose}>
        {messages.goOn}
      </Button>
    </>
  )
}
