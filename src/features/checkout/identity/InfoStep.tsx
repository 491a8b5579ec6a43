import { useRef, useState } from 'react'
import type { Cart } from '../../../contract/cart'
import { chooseAddresses } from '../../../store/checkout/checkoutThunks'
import type { CheckoutInformation } from '../../../store/checkout/checkoutSlice'
import { submitGuest } from '../../../store/checkout/submitGuest'
import { useStoreSelector } from '../../../store/hooks'
import { selectCustomer, selectIsRegistered } from '../../../store/session/sessionSelectors'
import { CheckoutGate } from '../CheckoutGate'
import { useSubmitStep } from '../useSubmitStep'
import { GuestForm } from './GuestForm'
import { clearGuestDraft, readDraftCountry, readGuestDraft } from './guestDraft'
import { buildGuestChoice } from './guestFields'
import { KnownAddresses } from './KnownAddresses'
import { buildStartingFields } from './buildStartingFields'
import { Note } from '../../../ui/status/Note'
import { PageLink } from '../../../ui/button/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { buildPath } from '../../../pageTable/paths'
import * as text from '../../../ui/text.module.css'
import * as styles from '../../../forms/Form.module.css'

const page = 'checkout-step-guest'
const next = 'checkout-step-shipping' as const

/** The info step with the shop behind it. */
export function InfoStep() {
  return <CheckoutGate page={page}>{(checkout, cart) => <Info checkout={checkout} cart={cart} />}</CheckoutGate>
}

/** A customer chooses among the addresses that the shop knows; who has none, wants another, or is a guest types one. */
function Info({ checkout, cart }: { checkout: CheckoutInformation; cart: Cart }) {
  const { busy, error, run } = useSubmitStep()
  const isCustomer = useStoreSelector(selectIsRegistered)
  // A guest's password makes a customer while the step is sent: what is on screen stays until it is done.
  const steady = useRef(isCustomer)
  if (!busy) steady.current = isCustomer
  const registered = steady.current
  const customer = useStoreSelector(selectCustomer)
  const [typesNew, setTypesNew] = useState(false)
  const { addresses, countries } = checkout
  const shared = { countries, total: cart.totals.total, busy, error }

  if (registered && addresses.length > 0 && !typesNew) {
    return (
      <KnownAddresses
        {...shared}
        cart={cart}
        addresses={addresses}
        onOther={() => setTypesNew(true)}
        onSubmit={(choice) => run(chooseAddresses(choice), next)}
      />
    )
  }
  // A customer's new address starts empty: the known ones stay what they are.
  const known = (id: number | null) => (registered ? undefined : addresses.find((one) => one.id_address === id))
  const { id_country: idCountry } = cart
  const done = async () => {
    if (registered) clearGuestDraft()
    return next
  }
  return (
    <>
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
          // An address of the cart says its country itself.
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

interface InfoIntroductionProps {
  /** A customer in whose account there is no address yet. */
  noAddress: boolean
  /** Back to the addresses that the shop knows. */
  onKnown: (() => void) | undefined
}

/** Above the form: the way to log in, or why a customer has to type an address. */
function InfoIntroduction({ noAddress, onKnown }: InfoIntroductionProps) {
  const { info, choice } = useWords('identity')
  const language = useLanguage()
  const registered = useStoreSelector(selectIsRegistered)
  if (noAddress) return <Note className={styles.above}>{info.noAddress}</Note>
  if (onKnown) {
    return (
      <button type="button" className={`${styles.back} ${styles.above} ${text.sm} ${text.link}`} onClick={onKnown}>
        {choice.known}
      </button>
    )
  }
  if (registered) return null
  return (
    <p className={`${styles.above} ${text.sm}`}>
      {info.haveAccount}{' '}
      <PageLink to={buildPath('checkout', language)} className={text.link}>
        {info.logIn}
      </PageLink>
    </p>
  )
}
