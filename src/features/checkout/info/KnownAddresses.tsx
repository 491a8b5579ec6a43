import { useEffect, useState, type FormEvent } from 'react'
import type { CartAddresses } from '../../../apiClient/checkout'
import type { Cart } from '../../../contract/cart'
import type { Country } from '../../../contract/catalogue'
import type { Address } from '../../../contract/session'
import { Checkbox } from '../../../design/Checkbox'
import * as text from '../../../design/text.module.css'
import { useWords } from '../../../i18n/useWords'
import { AddressRadios } from '../frame/AddressRadios'
import { StepActions } from '../frame/StepActions'
import * as styles from '../../../forms/Form.module.css'
import { keepPickedAddresses, pickedAddresses } from './pickedAddresses'
import { CustomerName } from './CustomerName'

interface KnownAddressesProps {
  cart: Cart
  /** At least one. */
  addresses: readonly Address[]
  countries: readonly Country[]
  total: number
  busy: boolean
  fault: string | null
  onOther: () => void
  onSubmit: (choice: CartAddresses) => Promise<void>
}

/** A customer says which of the known addresses it goes and is billed to. What is picked is kept for the visit. */
export function KnownAddresses({ cart, addresses, countries, onOther, onSubmit, ...actions }: KnownAddressesProps) {
  const { info, choice } = useWords('identity')
  const [picked, setPicked] = useState(() => pickedAddresses(addresses, cart))
  useEffect(() => keepPickedAddresses(picked), [picked])
  const { delivery, invoice } = picked

  const send = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit({ id_address_delivery: delivery, id_address_invoice: invoice ?? delivery })
  }
  const radios = { addresses, countries }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <CustomerName />
      <AddressRadios
        {...radios}
        name="delivery"
        legend={info.deliveryAddress}
        chosen={delivery}
        onChoose={(id) => setPicked({ ...picked, delivery: id })}
      >
        <button type="button" className={`${styles.back} ${text.sm} ${text.link}`} onClick={onOther}>
          {choice.other}
        </button>
      </AddressRadios>
      {addresses.length > 1 && (
        <Checkbox
          id="otherInvoice"
          checked={invoice !== null}
          onChange={({ target }) => setPicked({ delivery, invoice: target.checked ? delivery : null })}
        >
          {info.otherInvoice}
        </Checkbox>
      )}
      {invoice !== null && (
        <AddressRadios
          {...radios}
          name="invoice"
          legend={info.invoiceAddress}
          chosen={invoice}
          onChoose={(id) => setPicked({ delivery, invoice: id })}
        />
      )}
      <StepActions label={info.submit} {...actions} />
    </form>
  )
}
