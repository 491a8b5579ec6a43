import { TextLink } from '../../../ui/button/TextLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { useAppSelector } from '../../../store/hooks'
import type { Address } from '../../../contract/session'
import { AddressLines } from '../../../forms/address/AddressLines'
import * as styles from './Addresses.module.css'
import * as text from '../../../ui/text.module.css'

const useMessages = bringMessages('addresses')

export function DefaultAddresses() {
  const { short: messages } = useMessages('addresses')
  const language = useLanguage()
  const addresses = useAppSelector(({ session }) => session.addresses)
  const deliveryAddress = addresses.find((address) => address.default_delivery)
  const invoiceAddress = addresses.find((address) => address.default_invoice)
  const path = buildPath('my-addresses', language)
  if (addresses.length === 0) {
    return (
      <div className={styles.short}>
        <p className={styles.text}>{messages.none}</p>
        <TextLink to={path} className={text.sm}>
          {messages.add}
        </TextLink>
      </div>
    )
  }
  return (
    <div className={styles.short}>
      <div className={styles.pair}>
        {deliveryAddress && deliveryAddress === invoiceAddress ? (
          <ShortAddress label={messages.both} address={deliveryAddress} />
        ) : (
          <>
            {deliveryAddress && <ShortAddress label={messages.delivery} address={deliveryAddress} />}
            {invoiceAddress && <ShortAddress label={messages.invoice} address={invoiceAddress} />}
          </>
        )}
      </div>
      <TextLink to={path} className={text.sm}>
        {messages.all}
      </TextLink>
    </div>
  )
}

function ShortAddress({ label, address }: { label: string; address: Address }) {
  return (
    <div>
      <p className={`${text.xs} ${text.stone}`}>{label}</p>
      <p>
        {address.firstname} {address.lastname}
      </p>
      <AddressLines address={address} countries={null} />
    </div>
  )
}
