import { ButtonLink } from '../../design/ButtonLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { categoryPath } from '../../pageTable/paths'
import * as styles from './CartPage.module.css'

/** The category of chairs: where most people begin. */
const seating = { nl: 'zitten', en: 'seating' }

/** Nothing in the cart yet: a sentence and the next thing to do. */
export function EmptyCart() {
  const words = useWords('cart')
  return (
    <div className={styles.empty}>
      <p>{words.empty}</p>
      <ButtonLink to={categoryPath([seating], useLanguage())}>{words.emptyLink}</ButtonLink>
    </div>
  )
}
