import { type ReactNode, useState } from 'react'
import type { Country } from '../../contract/catalogue'
import type { Address } from '../../contract/session'
import { formatAddressLine } from '../../forms/address/formatAddressLine'
import { useLanguage } from '../../i18n/LanguageContext'
import { bringMessages } from '../../i18n/lateMessages'
import { buildPath } from '../../pageTable/paths'
import type { CheckoutInformation } from '../../store/checkout/checkoutSlice'
import { PageLink } from '../../ui/button/PageLink'
import { RadioCard } from '../../ui/form/RadioCard'
import { ErrorNote } from '../../ui/status/ErrorNote'
import { Note } from '../../ui/status/Note'
import * as text from '../../ui/text.module.css'
import * as formStyles from '../../forms/Form.module.css'
import { formatFullName } from '../../forms/person/formatFullName'
import * as styles from './StepAddress.module.css'

const useMessages = bringMessages('checkout')

interface StepAddressProps extends Pick<AddressRadiosProps, 'remark'> {
  checkout: CheckoutInformation
  name: 'delivery-address' | 'invoice-address'
  title: string
  /** The id of the cart's address, or else of the address that the step proposes; null if there is neither. */
  chosenId: number | null
  /** Whether the user may choose another known address in this step. */
  canChoose: boolean
  isBusy: boolean
  error: string | null
  /** Whether the step was submitted without an address. */
  isAddressMissing: boolean
  /**
   * `none` says that the address is missing, `other` links to a new address, and `change` names the link that changes
   * the address.
   */
  messages: { none: string; other: string; change: string }
  /** If the request fails, the previous address is selected again. */
  onChoose: (addressId: number) => Promise<unknown>
}

/**
 * Returns a CSS selector for the control that receives the focus when the address is missing: the first radio button,
 * or else the link to enter an address.
 */
export const buildAddressControlSelector = (name: StepAddressProps['name']): string => `[name="${name}"], #give-${name}`

/**
 * If the user may choose and another address is known, radio buttons replace the link to the info step (SPEC §3, §7).
 */
export function StepAddress(props: StepAddressProps) {
  const { checkout, name, title, chosenId, canChoose, remark, isBusy, error, isAddressMissing, messages, onChoose } =
    props
  const { addresses, countries } = checkout
  const { shipping } = useMessages('checkout')
  const infoPath = buildPath('checkout-step-guest', useLanguage())
  const [pendingId, setPendingId] = useState<number | null>(null)
  const address = addresses.find(({ id_address }) => id_address === chosenId)
  const handleChoose = async (id: number) => {
    if (isBusy) return
    setPendingId(id)
    await onChoose(id)
    setPendingId(null)
  }
  if (canChoose && addresses.length > (address ? 1 : 0)) {
    const shownError = error ?? (isAddressMissing ? messages.none : null)
    return (
      <AddressRadios
        {...{ name, addresses, countries, remark, isBusy }}
        legend={title}
        chosenId={pendingId ?? chosenId}
        onChoose={(id) => void handleChoose(id)}
      >
        <ErrorNote>{shownError}</ErrorNote>
        <PageLink to={infoPath} className={`${formStyles.back} ${text.sm} ${text.link}`}>
          {messages.other}
        </PageLink>
      </AddressRadios>
    )
  }
  if (!address) {
    return (
      <Note {...(isAddressMissing && { variant: 'bad', role: 'alert' })}>
        {messages.none}{' '}
        <PageLink id={`give-${name}`} to={infoPath} className={text.link}>
          {shipping.giveAddress}
        </PageLink>
      </Note>
    )
  }
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
        <PageLink to={infoPath} className={`${text.sm} ${text.link}`} aria-label={messages.change}>
          {shipping.change}
        </PageLink>
      </div>
      <ErrorNote>{error}</ErrorNote>
    </section>
  )
}

interface AddressRadiosProps {
  name: string
  legend: string
  addresses: readonly Address[]
  countries: readonly Country[]
  chosenId: number | null
  /** Shown beside one address, for example to say that it is the delivery address as well. */
  remark?: { addressId: number | null; text: string } | undefined
  isBusy?: boolean
  onChoose: (addressId: number) => void
  children?: ReactNode
}

export function AddressRadios(props: AddressRadiosProps) {
  const { name, legend, addresses, countries, chosenId, remark, isBusy, onChoose, children } = props
  return (
    <fieldset className={formStyles.section} aria-busy={isBusy || undefined}>
      <legend className={formStyles.heading}>{legend}</legend>
      <div>
        {addresses.map((address) => (
          <RadioCard
            key={address.id_address}
            name={name}
            value={address.id_address}
            checked={address.id_address === chosenId}
            onChange={() => onChoose(address.id_address)}
            title={[formatFullName(address), address.company].filter(Boolean).join(', ')}
            price={remark?.addressId === address.id_address && <span className={text.sm}>{remark.text}</span>}
            explanation={formatAddressLine(address, countries)}
          />
        ))}
      </div>
      {children}
    </fieldset>
  )
}
