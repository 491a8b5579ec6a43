import { bringMessages } from '../../i18n/lateMessages'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectCustomer, selectSessionToken } from '../../store/session/sessionSlice'
import { logOut } from '../../store/account/logOut'
import { formatFullName } from './formatFullName'
import * as text from '../../ui/text.module.css'
import * as styles from '../Form.module.css'

const useMessages = bringMessages('common')

interface NotYouProps {
  className?: string
  /** By default, the sentence says that the user orders as a guest. */
  describeGuest?: (name: string) => string
  onEnd?: () => void
}

/**
 * Lets another person at the device end the visit. Renders nothing when there is no session. After an outage, the name
 * may be unknown.
 */
export function NotYou({ className = '', describeGuest, onEnd }: NotYouProps) {
  const { known: messages } = useMessages('common')
  const dispatch = useAppDispatch()
  const token = useAppSelector(selectSessionToken)
  const customer = useAppSelector(selectCustomer)
  if (token === null) return null
  const isRegistered = customer?.is_guest === false
  const name = customer && (formatFullName(customer) || customer.email)
  const handleEnd = () => {
    void dispatch(logOut())
    onEnd?.()
  }
  return (
    <p className={`${text.sm} ${styles.known} ${className}`}>
      {name !== null && `${isRegistered ? messages.customer(name) : (describeGuest ?? messages.guest)(name)} `}
      <span className={styles.together}>
        {messages.notYou}{' '}
        <button type="button" className={text.link} aria-describedby="not-you-text" onClick={handleEnd}>
          {isRegistered ? messages.logOut : messages.endVisit}
        </button>
      </span>
      <span id="not-you-text" className={styles.aside}>
        {isRegistered ? messages.customerCart : messages.guestCart}
      </span>
    </p>
  )
}
