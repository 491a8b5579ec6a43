import { Icon } from '../../design/Icon'
import * as text from '../../design/text.module.css'
import { useWords } from '../../i18n/useWords'
import * as styles from './CheckoutHeader.module.css'
import { Logo } from './Logo'

/** The header of the checkout: nothing that leads away but the mark. */
export function CheckoutHeader() {
  const { header } = useWords('frame')
  return (
    <header className={styles.bar}>
      <Logo />
      <Icon name="lock" className={text.stone} />
      <span className={`${text.sm} ${text.stone}`}>{header.safe}</span>
    </header>
  )
}
