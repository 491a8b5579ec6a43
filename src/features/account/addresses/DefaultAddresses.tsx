import { TextLink } from '../../../design/TextLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { useShopSelector } from '../../../state/hooks'
import * as styles from './Addresses.module.css'
import { ShortAddress } from './ShortAddress'

/** Where the next order goes and who is billed, in short, with the way to all addresses. Needs the words `addresses`. */
export function DefaultAddresses() {
  const { short: words } = useWords('addresses')
  const language = useLanguage()
  const addresses = useShopSelector(({ session }) => session.addresses)
  const delivery = addresses.find((one) => one.default_delivery)
  const invoice = addresses.find((one) => one.default_invoice)
  const path = pathOf('my-addresses', language)
  if (addresses.length === 0) {
    return (
      <div className={styles.short}>
        <p className={styles.text}>{words.none}</p>
        <TextLink to={path}>{words.add}</TextLink>
      </div>
    )
  }
  return (
    <div className={styles.short}>
      <div className={styles.pair}>
        {delivery && delivery === invoice ? (
          <ShortAddress label={words.both} address={delivery} />
        ) : (
          <>
            {delivery && <ShortAddress label={words.delivery} address={delivery} />}
            {invoice && <ShortAddress label={words.invoice} address={invoice} />}
          </>
        )}
      </div>
      <TextLink to={path}>{words.all}</TextLink>
    </div>
  )
}
