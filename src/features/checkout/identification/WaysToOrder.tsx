import { useState } from 'react'
import type { Cart } from '../../../contract/cart'
import { ButtonLink } from '../../../design/ButtonLink'
import { RadioCard } from '../../../design/RadioCard'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import type { CheckoutInformation } from '../../../state/checkout/checkoutSlice'
import * as styles from '../../../forms/Form.module.css'
import { AccountForm } from './AccountForm'
import { LoginForm } from './LoginForm'
import { SessionEnded } from './SessionEnded'
import { keepWay, keptWay, type Way } from './wayDraft'

/** Without an account, with one, or with a new one: each unfolds in its place. */
export function WaysToOrder({ checkout, cart }: { checkout: CheckoutInformation; cart: Cart }) {
  const { ways: words } = useWords('identity')
  const language = useLanguage()
  const [way, setWay] = useState(keptWay)
  const choose = (chosen: Way) => {
    setWay(chosen)
    keepWay(chosen)
  }
  const radio = (value: Way) => ({ name: 'way', value, checked: way === value, onChange: () => choose(value) })
  return (
    <>
      <SessionEnded />
      <fieldset>
        <VisuallyHidden as="legend">{words.legend}</VisuallyHidden>
        <RadioCard title={words.guest} explanation={words.guestText} {...radio('guest')}>
          {way === 'guest' && <ButtonLink to={pathOf('checkout-step-guest', language)}>{words.go}</ButtonLink>}
        </RadioCard>
        <RadioCard title={words.login} explanation={words.loginText} {...radio('login')}>
          {way === 'login' && <LoginForm />}
        </RadioCard>
        <RadioCard title={words.create} explanation={words.createText} {...radio('account')}>
          {way === 'account' && <AccountForm checkout={checkout} cart={cart} />}
        </RadioCard>
      </fieldset>
      <p className={`${styles.small} ${styles.below}`}>{words.terms}</p>
    </>
  )
}
