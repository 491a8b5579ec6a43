import type { ReactNode } from 'react'
import { isLostCartError } from '../../store/cart/storedCartThunks'
import { useAppSelector } from '../../store/hooks'
import { ButtonLink } from '../../ui/button/PageLink'
import { TextLink } from '../../ui/button/TextLink'
import type { PictureFile } from '../../ui/figure/Picture'
import { Note } from '../../ui/status/Note'
import { RoomBelow } from '../../ui/figure/RoomBelow'
import { useLanguage } from '../../i18n/LanguageContext'
import { bringMessages } from '../../i18n/lateMessages'
import { buildPath } from '../../pageTable/paths'
import type { Crumb } from '../../pageTable/pageContext'
import * as text from '../../ui/text.module.css'
import * as styles from './EmptyCart.module.css'

const useMessages = bringMessages('cart')

interface CartMessageProps {
  room: PictureFile | null
}

interface EmptyCartProps extends CartMessageProps {
  startLink: Crumb | undefined
}

export function EmptyCart({ room, startLink }: EmptyCartProps) {
  const messages = useMessages('cart')
  const { isEndedElsewhere, token } = useAppSelector(({ session }) => session)
  // A cart that became an order is not lost, although the API no longer has the cart.
  const isCartLost = useAppSelector(({ cart, checkout }) => isLostCartError(cart.error) && !checkout.payment)
  const language = useLanguage()
  return (
    <CartMessage room={room}>
      {isEndedElsewhere && (
        <Note role="status">{token === null ? messages.loggedOutElsewhere : messages.loggedInElsewhere}</Note>
      )}
      {isCartLost && <Note role="status">{messages.lost}</Note>}
      <p>{messages.empty}</p>
      <div className={styles.links}>
        {startLink && <ButtonLink to={startLink.path}>{messages.emptyLink(startLink.name)}</ButtonLink>}
        {__OFFERED__.wishlist && <TextLink to={buildPath('my-wishlist', language)}>{messages.toWishlist}</TextLink>}
      </div>
    </CartMessage>
  )
}

interface OrderedCartProps extends CartMessageProps {
  /** Null when the API does not name the order that the cart became. */
  orderId: number | null
}

export function OrderedCart({ orderId, room }: OrderedCartProps) {
  const messages = useMessages('cart')
  const language = useLanguage()
  return (
    <CartMessage room={room}>
      <p role="status">{messages.ordered}</p>
      <div className={styles.links}>
        {orderId !== null && (
          <ButtonLink to={`${buildPath('order-confirmation', language)}?order=${orderId}`}>
            {messages.toOrder}
          </ButtonLink>
        )}
        <TextLink to={buildPath('homepage', language)}>{messages.startAgain}</TextLink>
      </div>
    </CartMessage>
  )
}

function CartMessage({ room, children }: CartMessageProps & { children: ReactNode }) {
  return (
    <>
      <div className={`${styles.message} ${text.lg}`}>{children}</div>
      <RoomBelow room={room} />
    </>
  )
}
