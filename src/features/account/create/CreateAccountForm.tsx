import { Checkbox } from '../../../design/Checkbox'
import { NewPasswordField } from '../../../forms/NewPasswordField'
import { PersonFieldset } from '../../../forms/person/PersonFieldset'
import { PlainForm } from '../../../forms/PlainForm'
import { useFormDeed } from '../../../forms/useFormDeed'
import { useWords } from '../../../i18n/useWords'
import type { Country } from '../../../contract/catalogue'
import { useCountries } from '../../../state/checkout/useCountries'
import { useShopDispatch } from '../../../state/hooks'
import { createAccount } from '../../../state/session/createAccount'
import { AccountExists } from './AccountExists'
import { accountChoice } from './accountFields'
import { AddressFold } from './AddressFold'
import { useAccountForm } from './useAccountForm'

const none: readonly Country[] = []

/** The form of a new account (SPEC §7 create account). */
export function CreateAccountForm() {
  const { create: words } = useWords('account')
  const { info } = useWords('identity')
  const dispatch = useShopDispatch()
  const { busy, fault, run } = useFormDeed()
  const asked = useCountries()
  const countries = Array.isArray(asked.countries) ? asked.countries : none
  const { form, order, lands, exists } = useAccountForm(countries)
  return (
    <PlainForm
      form={form}
      order={order}
      submit={words.submit}
      busy={busy}
      fault={fault}
      onSubmit={(fields) => run(() => dispatch(createAccount(accountChoice(fields, countries))), { lands })}
    >
      <PersonFieldset legend={words.you} emailHelp={words.emailHelp}>
        {exists && <AccountExists />}
        <NewPasswordField />
      </PersonFieldset>
      <AddressFold {...asked} />
      <Checkbox id="newsletter" {...form.register('newsletter')}>
        {info.newsletter}
      </Checkbox>
    </PlainForm>
  )
}
