import * as text from '../../../design/text.module.css'
import { useWords } from '../../../i18n/useWords'
import { useShopSelector } from '../../../state/hooks'

/** As whom a customer orders. */
export function CustomerName() {
  const { choice } = useWords('identity')
  const customer = useShopSelector(({ session }) => session.customer)
  if (!customer) return null
  return <p className={text.sm}>{choice.as(`${customer.firstname} ${customer.lastname}`, customer.email)}</p>
}
