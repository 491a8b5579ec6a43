import type { Country } from '../../../contract/catalogue'
import type { Address } from '../../../contract/session'
import { PageLink } from '../../../design/PageLink'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { pathOf } from '../../../pageTable/paths'
import * as form from '../../../forms/Form.module.css'
import * as styles from './AddressCard.module.css'

interface AddressCardProps {
  title: string
  address: Address
  countries: readonly Country[]
  change: { label: string; name: string }
}

/** An address given before, with the way back to change it. */
export function AddressCard({ title, address, countries, change }: AddressCardProps) {
  const language = useLanguage()
  const country = countries.find((one) => one.id_country === address.id_country)
  return (
    <section className={form.section}>
      <h2 className={form.heading}>{title}</h2>
      <div className={styles.card}>
        <address>
          <span>
            {address.firstname} {address.lastname}
            {address.company && `, ${address.company}`}
          </span>
          {address.address1}
          {address.address2 && `, ${address.address2}`}, {address.postcode} {address.city}
          {country && `, ${country.name}`}
        </address>
        <PageLink
          to={pathOf('checkout-step-guest', language)}
          className={`${text.sm} ${text.link}`}
          aria-label={change.name}
        >
          {change.label}
        </PageLink>
      </div>
    </section>
  )
}
