import { useState } from 'react'
import type { Country } from '../../../contract/catalogue'
import type { Address } from '../../../contract/session'
import { Note } from '../../../design/Note'
import { PageLink } from '../../../design/PageLink'
import { RadioCard } from '../../../design/RadioCard'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { pathOf } from '../../../pageTable/paths'
import { addressLine } from '../../../forms/address/addressLine'
import * as styles from '../../../forms/Form.module.css'

interface AddressChoiceProps {
  /** Of the radio group; also its heading. */
  title: string
  name: string
  addresses: readonly Address[]
  countries: readonly Country[]
  /** Id of the address that the shop knows as chosen. */
  chosen: number | null
  /** Said beside the price's place of one address, e.g. that it is the delivery address as well. */
  remark?: { idAddress: number | null; text: string }
  busy: boolean
  fault: string | null
  onChoose: (idAddress: number) => Promise<boolean>
  /** The way to another address. */
  other: string
}

/** Which of several addresses; the shop is told at once, and the old one stands again when that fails. */
export function AddressChoice({ title, name, addresses, countries, chosen, remark, ...rest }: AddressChoiceProps) {
  const { busy, fault, onChoose, other } = rest
  const language = useLanguage()
  const [wished, setWished] = useState<number | null>(null)
  const choose = async (id: number) => {
    if (busy) return
    setWished(id)
    await onChoose(id)
    setWished(null)
  }
  return (
    <fieldset className={styles.section} aria-busy={busy || undefined}>
      <legend className={styles.heading}>{title}</legend>
      <div>
        {addresses.map((address) => (
          <RadioCard
            key={address.id_address}
            name={name}
            value={address.id_address}
            checked={address.id_address === (wished ?? chosen)}
            onChange={() => void choose(address.id_address)}
            title={`${address.firstname} ${address.lastname}${address.company ? `, ${address.company}` : ''}`}
            price={remark?.idAddress === address.id_address && <span className={text.sm}>{remark.text}</span>}
            explanation={addressLine(address, countries)}
          />
        ))}
      </div>
      {fault && (
        <Note look="bad" role="alert">
          {fault}
        </Note>
      )}
      <PageLink to={pathOf('checkout-step-guest', language)} className={`${styles.back} ${text.sm} ${text.link}`}>
        {other}
      </PageLink>
    </fieldset>
  )
}
