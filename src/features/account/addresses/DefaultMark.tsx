import type { Address } from '../../../contract/session'
import { Icon } from '../../../design/Icon'
import { useWords } from '../../../i18n/useWords'
import * as styles from './Addresses.module.css'

/** Which default an address is, in words; nothing for one that is none. */
export function DefaultMark({ address: { default_delivery, default_invoice } }: { address: Address }) {
  const words = useWords('addresses')
  if (!default_delivery && !default_invoice) return null
  return (
    <p className={styles.mark}>
      <Icon name="check" size={15} />
      {default_delivery && default_invoice ? words.both : default_delivery ? words.delivery : words.invoice}
    </p>
  )
}
