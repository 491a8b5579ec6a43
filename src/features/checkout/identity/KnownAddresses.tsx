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
import { checkoutDrafts } from '../checkoutDrafts'
import * as text from '../../../ui/text.module.css'
import * as styles from '../../../forms/Form.module.css'

const useMessages = bringMessages('identity')

interface KnownAddressesProps {
  cart: Cart
  /** The addresses of the account, at least one. */
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
  const { cart, addresses, countries, submitLabel, onNewAddress, onSubmit, ...actions } = props
  const { info, choice } = useMessages('identity')
  const [pickedAddresses, setPickedAddresses] = useState(() => readPickedAddresses(addresses, cart))
  useEffect(() => savePickedAddresses(pickedAddresses), [pickedAddresses])
  const { delivery, invoice } = pickedAddresses

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit({ id_address_delivery: delivery, id_address_invoice: invoice ?? delivery })
  }
  const radioProps = { addresses, countries }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <CustomerName />
      <AddressRadios
        {...radioProps}
        name="delivery"
        legend={info.deliveryAddress}
        chosenId={delivery}
        onChoose={(id) => setPickedAddresses({ ...pickedAddresses, delivery: id })}
      >
        <button type="button" className={`${styles.back} ${text.sm} ${text.link}`} onClick={onNewAddress}>
          {choice.other}
        </button>
      </AddressRadios>
      {addresses.length > 1 && (
        <Checkbox
          id="otherInvoice"
          checked={invoice !== null}
          onChange={({ target }) => setPickedAddresses({ delivery, invoice: target.checked ? delivery : null })}
        >
          {info.otherInvoice}
        </Checkbox>
      )}
      {invoice !== null && (
        <AddressRadios
          {...radioProps}
          name="invoice"
          legend={info.invoiceAddress}
          chosenId={invoice}
          onChoose={(id) => setPickedAddresses({ delivery, invoice: id })}
        />
      )}
      <StepActions label={submitLabel} {...actions} />
    </form>
  )
}

function CustomerName() {
  const { choice } = useMessages('identity')
  const customer = useAppSelector(selectCustomer)
  if (!customer) return null
  return <p className={text.sm}>{choice.as(`${customer.firstname} ${customer.lastname}`, customer.email)}</p>
}

interface PickedAddresses {
  delivery: number
  /** Null when the invoice has the delivery address. */
  invoice: number | null
}

const sameAddressValue = 'same'

/**
 * An address that the user chose in this visit takes precedence over that of the cart. Without either, the delivery
 * address is the first address, and the invoice has the delivery address.
 */
export function readPickedAddresses(addresses: readonly Address[], cart: Cart): PickedAddresses {
  const draft = readDraft(checkoutDrafts.addresses)
  const findKnownId = (...wantedIds: (string | number | null | undefined)[]) => {
    const ids = addresses.map(({ id_address }) => id_address)
    return wantedIds.map(Number).find((id) => ids.includes(id))
  }
  const deliveryId = findKnownId(draft.delivery, cart.id_address_delivery, addresses[0]?.id_address) ?? 0
  if (draft.invoice === sameAddressValue) return { delivery: deliveryId, invoice: null }
  const invoiceId = findKnownId(draft.invoice, cart.id_address_invoice)
  return { delivery: deliveryId, invoice: invoiceId === undefined || invoiceId === deliveryId ? null : invoiceId }
}

export const savePickedAddresses = ({ delivery, invoice }: PickedAddresses): void =>
  saveDraft(checkoutDrafts.addresses, {
    delivery: String(delivery),
    invoice: invoice === null ? sameAddressValue : String(invoice),
  })
