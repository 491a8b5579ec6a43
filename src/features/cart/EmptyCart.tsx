import { ButtonLink } from '../../ui/button/PageLink'
import { TextLink } from '../../ui/button/TextLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { buildPath, categoryPath } from '../../pageTable/paths'
import * as styles from './CartPage.module.css'

/** The slugs of the category of chairs, where most visitors begin. */
const seating = { nl: 'zitten', en: 'seating' }

/** Says that the cart is empty, and links to products and the wishlist. */
export function EmptyCart() {
  const words = useWords('cart')
  const language = useLanguage()
  return (
    <div className={styles.empty}>
      <p>{words.empty}</p>
      <ButtonLink to={categoryPath([seating], language)}>{words.emptyLink}</ButtonLink>
      <TextLink className={styles.other} to={buildPath('my-wishlist', language)}>
        {words.toWishlist}
      </TextLink>
    </div>
  )
}

interface OrderedCartProps {
  /** Null when the API does not name the order. */
  idOrder: number | null
}

export function OrderedCart({ idOrder }: OrderedCartProps) {
  const words = useWords('cart')
  const language = useLanguage()
  return (
    <div className={styles.empty}>
      <p role="status">{words.ordered}</p>
      {idOrder !== null && (
        <ButtonLink to={`${buildPath('order-confirmation', language)}?order=${idOrder}`}>{words.toOrder}</ButtonLink>
      )}
      <TextLink className={styles.other} to={buildPath('homepage', language)}>
        {words.startAgain}
      </TextLink>
    </div>
  )
}
