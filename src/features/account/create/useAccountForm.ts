import { useMemo, useState } from 'react'
import type { Country } from '../../../contract/catalogue'
import type { Fault } from '../../../contract/faultOf'
import { refusedWords } from '../../../forms/address/refusedWords'
import { useCheckedForm } from '../../../forms/useCheckedForm'
import { useWords } from '../../../i18n/useWords'
import { useShopSelector } from '../../../state/hooks'
import { keepAccountDraft, readAccountDraft } from './accountDraft'
import { accountOrder, accountSchema, startingAccount, type AccountFields } from './accountFields'

/** The form of a new account. What is typed is kept for the visit, the password excepted. `exists`: there is one already with the address that was typed. */
export function useAccountForm(countries: readonly Country[]) {
  const { errors } = useWords('identity')
  const { create: words } = useWords('account')
  const customer = useShopSelector(({ session }) => session.customer)
  const [taken, setTaken] = useState<string | null>(null)
  const [start] = useState(() => readAccountDraft() ?? startingAccount(customer))
  const schema = useMemo(() => accountSchema(errors, countries), [errors, countries])
  const form = useCheckedForm<AccountFields>({ schema, start, keep: keepAccountDraft })
  const { watch, getValues, setError } = form
  const iso = watch('address.country')
  const order = accountOrder(iso)

  /** Shows at its field what the API refused; false when it is about none. The address's fields stand bare in the payload. */
  const lands = (fault: Fault): boolean => {
    if (fault.kind === 'accountExists') {
      setTaken(getValues('email'))
      setError('email', { message: words.exists })
      return true
    }
    if (fault.kind !== 'invalid') return false
    const field = fault.field.replace(/^id_country$/, 'country')
    const path = order.find((one) => one === field) ?? order.find((one) => one === `address.${field}`)
    if (path === undefined) return false
    const message = path === 'email' ? errors.refusedEmail : refusedWords(field, iso, errors)
    setError(path as keyof AccountFields, { message })
    return true
  }
  return { form, order, lands, exists: taken !== null && watch('email') === taken }
}
