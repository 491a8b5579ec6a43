import { useState } from 'react'
import type { Cart } from '../../../contract/cart'
import { LoginFieldset, loginFieldOrder, useLoginForm } from '../../../forms/person/LoginForm'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { readDraft, saveDraft } from '../../../store/browser/formDrafts'
import type { CheckoutInformation } from '../../../store/checkout/checkoutSlice'
import { logIn } from '../../../store/account/logIn'
import { ButtonLink } from '../../../ui/button/PageLink'
import type { PictureFile } from '../../../ui/figure/Picture'
import { RadioCard } from '../../../ui/form/RadioCard'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { CheckoutGate } from '../CheckoutGate'
import { loginHash } from '../checkoutRouting'
import { findPageAfterIdentification, useSubmitStep } from '../useSubmitStep'
import { AccountForm } from './AccountForm'
import { FormShell } from '../../../forms/Form'
import { StepActions } from '../StepActions'
import { checkoutFormNames } from '../checkoutFormNames'
import { SessionEndNote } from './SessionEndNote'
import * as styles from '../../../forms/Form.module.css'

const useMessages = bringMessages('identity')

export function Identification({ room }: { room: PictureFile | null }) {
  return (
    <CheckoutGate page="checkout" room={room}>
      {(checkout, cart) => <OrderModes checkout={checkout} cart={cart} />}
    </CheckoutGate>
  )
}

function OrderModes({ checkout, cart }: { checkout: CheckoutInformation; cart: Cart }) {
  const { methods: messages } = useMessages('identity')
  const language = useLanguage()
  const [mode, setMode] = useState(readOrderMode)
  const handleChoose = (chosenMode: OrderMode) => {
    setMode(chosenMode)
    saveOrderMode(chosenMode)
  }
  const buildRadioProps = (value: OrderMode) => ({
    name: 'mode',
    value,
    checked: mode === value,
    onChange: () => handleChoose(value),
  })
  return (
    <>
      <SessionEndNote />
      <fieldset>
        <VisuallyHidden as="legend">{messages.legend}</VisuallyHidden>
        {__OFFERED__.guests && (
          <RadioCard title={messages.guest} explanation={messages.guestText} {...buildRadioProps('guest')}>
            {mode === 'guest' && <ButtonLink to={buildPath('checkout-step-guest', language)}>{messages.go}</ButtonLink>}
          </RadioCard>
        )}
        {__OFFERED__.accounts && (
          <>
            <RadioCard title={messages.login} explanation={messages.loginText} {...buildRadioProps('login')}>
              {mode === 'login' && <CheckoutLoginForm />}
            </RadioCard>
            <RadioCard title={messages.create} explanation={messages.createText} {...buildRadioProps('account')}>
              {mode === 'account' && <AccountForm checkout={checkout} cart={cart} />}
            </RadioCard>
          </>
        )}
      </fieldset>
      <p className={`${styles.small} ${styles.below}`}>{messages.terms}</p>
    </>
  )
}

function CheckoutLoginForm() {
  const { login: messages } = useMessages('identity')
  const { isBusy, error, submitStep } = useSubmitStep()
  const { form, showFieldError } = useLoginForm()
  return (
    <FormShell
      form={form}
      fieldOrder={loginFieldOrder}
      onSubmit={({ login: typedFields }) =>
        submitStep(logIn(typedFields.email.trim(), typedFields.password), {
          nextPage: findPageAfterIdentification,
          showFieldError,
        })
      }
    >
      <LoginFieldset />
      <StepActions label={messages.submit} isBusy={isBusy} error={error} />
    </FormShell>
  )
}

const orderModes = ['guest', 'login', 'account'] as const

type OrderMode = (typeof orderModes)[number]

/**
 * The mode that the link to this page requests takes precedence over the mode that the user chose in this visit. By
 * default, the user orders as a guest, if the shop offers that.
 */
function readOrderMode(): OrderMode {
  if (!__OFFERED__.accounts) return 'guest'
  const chosenMode = orderModes.find((mode) => mode === readDraft(checkoutFormNames.orderMode).mode) ?? 'guest'
  const mode = window.location.hash === loginHash ? 'login' : chosenMode
  return mode === 'guest' && !__OFFERED__.guests ? 'login' : mode
}

const saveOrderMode = (mode: OrderMode): void => saveDraft(checkoutFormNames.orderMode, { mode })
