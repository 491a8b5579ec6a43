import type { Cart } from '../../../contract/cart'
import { Checkbox } from '../../../ui/form/Checkbox'
import * as text from '../../../ui/text.module.css'
import { bringMessages } from '../../../i18n/lateMessages'
import type { CheckoutInformation } from '../../../store/checkout/checkoutSlice'
import { useAppSelector } from '../../../store/hooks'
import { createAccount } from '../../../store/account/logIn'
import { selectCustomer } from '../../../store/session/sessionSlice'
import { findPageAfterIdentification, useSubmitStep } from '../useSubmitStep'
import { AddressFieldset } from '../../../forms/address/AddressFieldset'
import { FormShell } from '../../../forms/Form'
import { PersonFieldset } from '../../../forms/person/PersonFieldset'
import { StepActions } from '../StepActions'
import { readGuestDraft } from './guestDraft'
import { buildAccountChoice } from './guestFields'
import { NewPasswordField } from '../../../forms/person/PasswordFields'
import { buildStartingFields } from './buildStartingFields'
import { useGuestForm } from './useGuestForm'

const useMessages = bringMessages('identity')

interface AccountFormProps {
  checkout: CheckoutInformation
  cart: Cart
}

/** The form includes an address, so that the order can continue (SPEC §7, create account). */
export function AccountForm({ checkout: { addresses, countries }, cart }: AccountFormProps) {
  const { account: messages, info } = useMessages('identity')
  const { isBusy, error, submitStep } = useSubmitStep()
  const customer = useAppSelector(selectCustomer)
  const deliveryAddress = addresses.find(({ id_address }) => id_address === cart.id_address_delivery)
  const draft = readGuestDraft()
  const { id_country: cartCountryId } = cart
  const initialFields = buildStartingFields({
    draft,
    customer,
    deliveryAddress,
    invoiceAddress: undefined,
    countries,
    cartCountryId,
  })
  const { form, showFieldError, fieldOrder } = useGuestForm({
    kind: 'account',
    initialFields,
    countries,
    cartCountryId,
  })
  return (
    <FormShell
      form={form}
      fieldOrder={fieldOrder}
      onSubmit={(fields) =>
        submitStep(createAccount(buildAccountChoice(fields, countries)), {
          nextPage: findPageAfterIdentification,
          showFieldError,
        })
      }
    >
      <p className={text.sm}>{messages.intro}</p>
      <PersonFieldset legend={info.contact} emailHelp={info.emailHelp}>
        <NewPasswordField />
      </PersonFieldset>
      <AddressFieldset name="delivery" legend={info.deliveryAddress} countries={countries} />
      {__OFFERED__.newsletter && (
        <Checkbox id="newsletter" {...form.register('newsletter')}>
          {info.newsletter}
        </Checkbox>
      )}
      <StepActions label={messages.submit} isBusy={isBusy} error={error} />
    </FormShell>
  )
}
