import { useRef, useState } from 'react'
import type { Cart } from '../../../contract/cart'
import { hasDelivery } from '../../../contract/giftDestination'
import { chooseAddresses } from '../../../store/checkout/checkoutThunks'
import type { CheckoutInformation } from '../../../store/checkout/checkoutSlice'
import { submitGuest } from '../../../store/checkout/submitGuest'
import { useAppSelector } from '../../../store/hooks'
import { selectCustomer, selectIsRegistered } from '../../../store/session/sessionSelectors'
import { CheckoutGate } from '../CheckoutGate'
import { loginHash } from '../checkoutRouting'
import { useSubmitStep } from '../useSubmitStep'
import { GuestForm } from './GuestForm'
import { clearGuestDraft, readDraftCountry, readGuestDraft } from './guestDraft'
import { buildGuestChoice } from './guestFields'
import { KnownAddresses } from './KnownAddresses'
import { SessionEnded } from './SessionEnded'
import { buildStartingFields } from './buildStartingFields'
import { Note } from '../../../ui/status/Note'
import { PageLink } from '../../../ui/button/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath, type LinkedPage } from '../../../pageTable/paths'
import * as text from '../../../ui/text.module.css'
import * as styles from '../../../forms/Form.module.css'

const useMessages = bringMessages('checkout', 'giftlistLines', 'identity')

const page = 'checkout-step-guest'

export function InfoStep() {
  return <CheckoutGate page={page}>{(checkout, cart) => <Info checkout={checkout} cart={cart} />}</CheckoutGate>
}

/**
 * Lets a customer choose one of the account's addresses. A guest enters an address, and so does a customer who has none
 * or wants a new one.
 */
function Info({ checkout, cart }: { checkout: CheckoutInformation; cart: Cart }) {
  const { busy, error, run } = useSubmitStep()
  const isCustomer = useAppSelector(selectIsRegistered)
  // A guest's password creates an account while the step is being submitted. Until then, the form on screen must not
  // change.
  const steady = useRef(isCustomer)
  if (!busy) steady.current = isCustomer
  const registered = steady.current
  const customer = useAppSelector(selectCustomer)
  const [typesNew, setTypesNew] = useState(false)
  const { addresses, countries } = checkout
  const isDelivered = hasDelivery(cart.items)
  const next = isDelivered ? 'checkout-step-shipping' : 'checkout-step-payment'
  const messages = { info: useMessages('identity').info, gift: useMessages('checkout').gift }
  const submit = isDelivered ? messages.info.submit : messages.gift.submit
  const shared = { countries, total: cart.totals.total, submit, busy, error }

  if (registered && addresses.length > 0 && !typesNew) {
    return (
      <>
        {!isDelivered && <InvoiceOnlyNote />}
        <KnownAddresses
          {...shared}
          cart={cart}
          addresses={addresses}
          onOther={() => setTypesNew(true)}
          onSubmit={(choice) => run(chooseAddresses(choice), next)}
        />
      </>
    )
  }
  // A customer's new address is initially empty because it does not replace a known one.
  const known = (id: number | null) => (registered ? undefined : addresses.find((one) => one.id_address === id))
  const { id_country: idCountry } = cart
  const done = () => {
    if (registered) clearGuestDraft()
    return Promise.resolve<LinkedPage>(next)
  }
  return (
    <>
      {!isDelivered && <InvoiceOnlyNote />}
      {!registered && error === null && <SessionEnded />}
      <InfoIntroduction
        noAddress={registered && addresses.length === 0}
        onKnown={registered && addresses.length > 0 ? () => setTypesNew(false) : undefined}
      />
      <GuestForm
        key={registered ? 'customer' : 'guest'}
        {...shared}
        idCountry={idCountry}
        start={buildStartingFields({
          draft: readGuestDraft(),
          customer,
          delivery: known(cart.id_address_delivery),
          invoice: known(cart.id_address_invoice),
          countries,
          idCountry,
          // If the cart has an address, that address determines the country.
          countryIsNewer: cart.id_address_delivery === null && (readDraftCountry() ?? idCountry) !== idCountry,
        })}
        registered={registered}
        onSubmit={(fields, showFieldError) =>
          run(submitGuest(buildGuestChoice(fields, countries)), { next: done, showFieldError })
        }
      />
    </>
  )
}

/** Says why the customer is asked for an address when nothing is delivered to it. */
function InvoiceOnlyNote() {
  const { invoiceOnly } = useMessages('giftlistLines')
  return (
    <Note icon="gift" className={styles.above}>
      {invoiceOnly}
    </Note>
  )
}

interface InfoIntroductionProps {
  /** Whether the customer's account has no address yet. */
  noAddress: boolean
  /** Returns to the addresses of the account; undefined when it has none. */
  onKnown: (() => void) | undefined
}

/**
 * Shows the introduction above the form: the link to log in, the link to the known addresses, or the reason why a
 * customer must enter an address.
 */
function InfoIntroduction({ noAddress, onKnown }: InfoIntroductionProps) {
  const { info, choice } = useMessages('identity')
  const language = useLanguage()
  const registered = useAppSelector(selectIsRegistered)
  if (noAddress) return <Note className={styles.above}>{info.noAddress}</Note>
  if (onKnown) {
    return (
      <button type="button" className={`${styles.back} ${styles.above} ${text.sm} ${text.link}`} onClick={onKnown}>
        {choice.known}
      </button>
    )
  }
  if (registered || !__OFFERED__.accounts) return null
  return (
    <p className={`${styles.above} ${text.sm}`}>
      {info.haveAccount}{' '}
      <PageLink to={buildPath('checkout', language) + loginHash} className={text.link}>
        {info.logIn}
      </PageLink>
    </p>
  )
}
