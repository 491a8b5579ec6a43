import { useRef, useState } from 'react'
import type { Cart } from '../../../contract/cart'
import { hasDelivery } from '../../../contract/giftDestination'
import { chooseAddresses } from '../../../store/checkout/checkoutThunks'
import type { CheckoutInformation } from '../../../store/checkout/checkoutSlice'
import { submitGuest } from '../../../store/checkout/submitGuest'
import { useAppSelector } from '../../../store/hooks'
import { selectCustomer, selectIsRegistered } from '../../../store/session/sessionSlice'
import { CheckoutGate } from '../CheckoutGate'
import { loginHash } from '../checkoutRouting'
import { useSubmitStep } from '../useSubmitStep'
import { GuestForm } from './GuestForm'
import { clearGuestDraft, readDraftCountryId, readGuestDraft } from './guestDraft'
import { buildGuestChoice } from './guestFields'
import { KnownAddresses } from './KnownAddresses'
import { SessionEndNote } from './SessionEndNote'
import { buildStartingFields } from './buildStartingFields'
import type { PictureFile } from '../../../ui/figure/Picture'
import { Note } from '../../../ui/status/Note'
import { PageLink } from '../../../ui/button/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import * as text from '../../../ui/text.module.css'
import * as styles from '../../../forms/Form.module.css'

const useMessages = bringMessages('checkout', 'giftlistLines', 'identity')

export function InfoStep({ room }: { room: PictureFile | null }) {
  return (
    <CheckoutGate page="checkout-step-guest" room={room}>
      {(checkout, cart) => <InfoStepContent checkout={checkout} cart={cart} />}
    </CheckoutGate>
  )
}

/**
 * A customer chooses an address of the account. A guest enters an address, and so does a customer who has no address or
 * wants a new address.
 */
function InfoStepContent({ checkout, cart }: { checkout: CheckoutInformation; cart: Cart }) {
  const { isBusy, error, submitStep } = useSubmitStep()
  const isCustomer = useAppSelector(selectIsRegistered)
  // A guest who enters a password becomes a customer while the step is being submitted. The form must not change
  // meanwhile.
  const isCustomerBeforeSubmit = useRef(isCustomer)
  if (!isBusy) isCustomerBeforeSubmit.current = isCustomer
  const isRegistered = isCustomerBeforeSubmit.current
  const customer = useAppSelector(selectCustomer)
  const [isEnteringNewAddress, setIsEnteringNewAddress] = useState(false)
  const { addresses, countries } = checkout
  const isDelivered = hasDelivery(cart.items)
  const nextPage = isDelivered ? 'checkout-step-shipping' : 'checkout-step-payment'
  const messages = { info: useMessages('identity').info, gift: useMessages('checkout').gift }
  const submitLabel = isDelivered ? messages.info.submit : messages.gift.submit
  const sharedProps = { countries, total: cart.totals.total, submitLabel, isBusy, error }

  if (isRegistered && addresses.length > 0 && !isEnteringNewAddress) {
    return (
      <>
        {!isDelivered && <InvoiceOnlyNote />}
        <KnownAddresses
          {...sharedProps}
          cart={cart}
          addresses={addresses}
          onNewAddress={() => setIsEnteringNewAddress(true)}
          onSubmit={(choice) => submitStep(chooseAddresses(choice), nextPage)}
        />
      </>
    )
  }
  // A customer's new address does not replace a known address, so the form is initially empty.
  const findKnownAddress = (id: number | null) =>
    isRegistered ? undefined : addresses.find(({ id_address }) => id_address === id)
  const { id_country: cartCountryId } = cart
  const finishStep = () => {
    if (isRegistered) clearGuestDraft()
    return nextPage
  }
  return (
    <>
      {!isDelivered && <InvoiceOnlyNote />}
      {!isRegistered && error === null && <SessionEndNote />}
      <InfoIntroduction
        hasNoAddress={isRegistered && addresses.length === 0}
        onKnownAddresses={isRegistered && addresses.length > 0 ? () => setIsEnteringNewAddress(false) : undefined}
      />
      <GuestForm
        key={isRegistered ? 'customer' : 'guest'}
        {...sharedProps}
        cartCountryId={cartCountryId}
        initialFields={buildStartingFields({
          draft: readGuestDraft(),
          customer,
          deliveryAddress: findKnownAddress(cart.id_address_delivery),
          invoiceAddress: findKnownAddress(cart.id_address_invoice),
          countries,
          cartCountryId,
          // If the cart has an address, that address determines the country.
          hasCartCountryChanged:
            cart.id_address_delivery === null && (readDraftCountryId() ?? cartCountryId) !== cartCountryId,
        })}
        isRegistered={isRegistered}
        onSubmit={(fields, showFieldError) =>
          submitStep(submitGuest(buildGuestChoice(fields, countries)), { nextPage: finishStep, showFieldError })
        }
      />
    </>
  )
}

/** The invoice needs an address even if nothing is delivered to the customer. */
function InvoiceOnlyNote() {
  const { invoiceOnly } = useMessages('giftlistLines')
  return (
    <Note icon="gift" className={styles.above}>
      {invoiceOnly}
    </Note>
  )
}

interface InfoIntroductionProps {
  hasNoAddress: boolean
  /** Returns to the addresses of the account; undefined if there are none. */
  onKnownAddresses: (() => void) | undefined
}

function InfoIntroduction({ hasNoAddress, onKnownAddresses }: InfoIntroductionProps) {
  const { info, choice } = useMessages('identity')
  const language = useLanguage()
  const isRegistered = useAppSelector(selectIsRegistered)
  if (hasNoAddress) return <Note className={styles.above}>{info.noAddress}</Note>
  if (onKnownAddresses) {
    return (
      <button
        type="button"
        className={`${styles.back} ${styles.above} ${text.sm} ${text.link}`}
        onClick={onKnownAddresses}
      >
        {choice.known}
      </button>
    )
  }
  if (isRegistered || !__OFFERED__.accounts) return null
  return (
    <p className={`${styles.above} ${text.sm}`}>
      {info.haveAccount}{' '}
      <PageLink to={buildPath('checkout', language) + loginHash} className={text.link}>
        {info.logIn}
      </PageLink>
    </p>
  )
}
