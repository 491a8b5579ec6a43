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
  const isForBoth = deliveryAddress === invoiceAddress
  return (
    <div className={styles.short}>
      {addresses.length === 0 ? (
        <p className={styles.text}>{messages.none}</p>
      ) : (
        <div className={styles.pair}>
          {deliveryAddress && (
            <ShortAddress label={isForBoth ? messages.both : messages.delivery} address={deliveryAddress} />
          )}
          {invoiceAddress && !isForBoth && <ShortAddress label={messages.invoice} address={invoiceAddress} />}
        </div>
      )}
      <TextLink to={buildPath('my-addresses', language)} className={text.sm}>
        {addresses.length === 0 ? messages.add : messages.all}
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
