import { type FormEvent, useEffect, useState } from 'react'
import type { CartAddresses } from '../../../store/checkout/checkoutThunks'
import type { Cart } from '../../../contract/cart'
import type { Country } from '../../../contract/catalogue'
import type { Address } from '../../../contract/session'
import { Checkbox } from '../../../ui/form/Checkbox'
import { bringMessages } from '../../../i18n/lateMessages'
import { AddressRadios } from '../StepAddress'
import { StepActions } from '../StepActions'
import { useAppSelector } from '../../../store/hooks'
import { readDraft, saveDraft } from '../../../store/browser/formDrafts'
import { selectCustomer } from '../../../store/session/sessionSlice'
import { checkoutFormNames } from '../checkoutFormNames'
import * as text from '../../../ui/text.module.css'
import * as styles from '../../../forms/Form.module.css'
import { formatFullName } from '../../../forms/person/formatFullName'

const useMessages = bringMessages('identity')

interface KnownAddressesProps {
  cart: Cart
  /** The account has at least one address. */
  addresses: readonly Address[]
  countries: readonly Country[]
  total: number
  submitLabel: string
  isBusy: boolean
  error: string | null
  onNewAddress: () => void
  onSubmit: (choice: CartAddresses) => Promise<void>
}

export function KnownAddresses(props: KnownAddressesProps) {
  const { cart, addresses, countries, submitLabel, onNewAddress, onSubmit, ...actionProps } = props
  const { info, choice } = useMessages('identity')
  const [pickedAddresses, setPickedAddresses] = useState(() => readPickedAddresses(addresses, cart))
  useEffect(() => savePickedAddresses(pickedAddresses), [pickedAddresses])
  const { deliveryId, invoiceId } = pickedAddresses

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit({ id_address_delivery: deliveryId, id_address_invoice: invoiceId ?? deliveryId })
  }
  const radioProps = { addresses, countries }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <CustomerName />
      <AddressRadios
        {...radioProps}
        name="delivery"
        legend={info.deliveryAddress}
        chosenId={deliveryId}
        onChoose={(id) => setPickedAddresses({ ...pickedAddresses, deliveryId: id })}
      >
        <button type="button" className={`${styles.back} ${text.sm} ${text.link}`} onClick={onNewAddress}>
          {choice.other}
        </button>
      </AddressRadios>
      {addresses.length > 1 && (
        <Checkbox
          id="otherInvoice"
          checked={invoiceId !== null}
          onChange={({ target }) => setPickedAddresses({ deliveryId, invoiceId: target.checked ? deliveryId : null })}
        >
          {info.otherInvoice}
        </Checkbox>
      )}
      {invoiceId !== null && (
        <AddressRadios
          {...radioProps}
          name="invoice"
          legend={info.invoiceAddress}
          chosenId={invoiceId}
          onChoose={(id) => setPickedAddresses({ deliveryId, invoiceId: id })}
        />
      )}
      <StepActions label={submitLabel} {...actionProps} />
    </form>
  )
}

function CustomerName() {
  const { choice } = useMessages('identity')
  const customer = useAppSelector(selectCustomer)
  if (!customer) return null
  return <p className={text.sm}>{choice.as([formatFullName(customer), customer.email].filter(Boolean).join(', '))}</p>
}

interface PickedAddresses {
  deliveryId: number
  /** Null when the invoice has the delivery address. */
  invoiceId: number | null
}

const sameAddressValue = 'same'

/**
 * An address that the user chose in this visit takes precedence over that of the cart. Without either, the delivery
 * address is the first address, and the invoice has the delivery address.
 */
export function readPickedAddresses(addresses: readonly Address[], cart: Cart): PickedAddresses {
  const draft = readDraft(checkoutFormNames.addresses)
  const findKnownId = (...wantedIds: (string | number | null | undefined)[]) => {
    const ids = addresses.map(({ id_address }) => id_address)
    return wantedIds.map(Number).find((id) => ids.includes(id))
  }
  const deliveryId = findKnownId(draft.delivery, cart.id_address_delivery, addresses[0]?.id_address) ?? 0
  if (draft.invoice === sameAddressValue) return { deliveryId, invoiceId: null }
  const invoiceId = findKnownId(draft.invoice, cart.id_address_invoice)
  return { deliveryId, invoiceId: invoiceId === undefined || invoiceId === deliveryId ? null : invoiceId }
}

export const savePickedAddresses = ({ deliveryId, invoiceId }: PickedAddresses): void =>
  saveDraft(checkoutFormNames.addresses, {
    delivery: String(deliveryId),
    invoice: invoiceId === null ? sameAddressValue : String(invoiceId),
  })
