import { useState } from 'react'
import type { Country } from '../../contract/catalogue'
import type { Address } from '../../contract/session'
import { PageLink } from '../../ui/button/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { buildPath } from '../../pageTable/paths'
import { Note } from '../../ui/status/Note'
import { formatAddressLine } from '../../forms/address/formatAddressLine'
import { AddressRadios, type AddressRadiosProps } from './AddressRadios'
import * as text from '../../ui/text.module.css'
import * as formStyles from '../../forms/Form.module.css'
import * as styles from './AddressChoice.module.css'

interface AddressCardProps {
  title: string
  address: Address
  countries: readonly Country[]
  change: { label: string; name: string }
}

export function AddressCard({ title, address, countries, change }: AddressCardProps) {
  const language = useLanguage()
  return (
    <section className={formStyles.section}>
      <h2 className={formStyles.heading}>{title}</h2>
      <div className={styles.card}>
        <address>
          <span>
            {address.firstname} {address.lastname}
            {address.company && `, ${address.company}`}
          </span>
          {formatAddressLine(address, countries)}
        </address>
        <PageLink
          to={buildPath('checkout-step-guest', language)}
          className={`${text.sm} ${text.link}`}
          aria-label={change.name}
        >
          {change.label}
        </PageLink>
      </div>
    </section>
  )
}

interface AddressChoiceProps extends Omit<AddressRadiosProps, 'onChoose' | 'children'> {
  error: string | null
  onChoose: (idAddress: number) => Promise<boolean>
  other: string
}

/** Offers a choice of addresses and sends it to the API at once. When that fails, the previous address is selected again. */
export function AddressChoice({ chosen, error, onChoose, other, ...radios }: AddressChoiceProps) {
  const language = useLanguage()
  const [pendingId, setPendingId] = useState<number | null>(null)
  const handleChoose = async (id: number) => {
    if (radios.busy) return
    setPendingId(id)
    await onChoose(id)
    setPendingId(null)
  }
  return (
    <AddressRadios {...radios} chosen={pendingId ?? chosen} onChoose={(id) => void handleChoose(id)}>
      {error && (
        <Note variant="bad" role="alert">
          {error}
        </Note>
      )}
      <PageLink
        to={buildPath('checkout-step-guest', language)}
        className={`${formStyles.back} ${text.sm} ${text.link}`}
      >
        {other}
      </PageLink>
    </AddressRadios>
  )
}
