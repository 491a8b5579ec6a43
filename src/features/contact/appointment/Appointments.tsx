import { useEffect, useRef, useState } from 'react'
import type { Appointment } from '../../../contract/appointments'
import { formatTime } from '../../../i18n/clock'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { cancelAppointment } from '../../../store/contact/contactThunks'
import { useAppSelector } from '../../../store/hooks'
import { selectLogouts } from '../../../store/session/sessionSlice'
import { useErrorMessage } from '../../../store/http/errorMessage'
import type { RecordedError } from '../../../store/http/ApiError'
import { useMutation } from '../../../store/query/useMutation'
import type { AppThunk } from '../../../store/AppThunk'
import { Button } from '../../../ui/button/Button'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { SlowNote } from '../../../ui/status/SlowNote'
import { SentNotice } from '../message/SentNotice'
import { AppointmentForm } from './AppointmentForm'
import * as text from '../../../ui/text.module.css'
import * as styles from '../message/ContactForm.module.css'

const useMessages = bringMessages('common', 'contact')

export function Appointments() {
  const { token, forgetToken } = useCancelLink()
  const logouts = useAppSelector(selectLogouts)
  const [hasLeftCancellation, setHasLeftCancellation] = useState(false)
  const handleLeave = () => {
    setHasLeftCancellation(true)
    forgetToken()
  }
  if (token !== null) return <Cancellation key={token} token={token} onLeave={handleLeave} />
  // After a logout, the form is empty for the next user of the device.
  return <AppointmentForm key={logouts} hasInitialFocus={hasLeftCancellation} />
}

const cancelLinkPattern = /^#cancel=(.+)$/

function takeToken(): string | null {
  const { hash, pathname, search } = window.location
  const token = cancelLinkPattern.exec(hash)?.[1] ?? null
  if (token !== null) window.history.replaceState(window.history.state, '', pathname + search)
  return token
}

/** The token from the email link is stored in memory only. */
function useCancelLink(): { token: string | null; forgetToken: () => void } {
  const [token, setToken] = useState<string | null>(takeToken)
  useEffect(() => {
    // The user may open another email link in the same tab.
    const handleHashChange = () => setToken((currentToken) => takeToken() ?? currentToken)
    window.addEventListener('hashchange', handleHashChange)
    return () => window.removeEventListener('hashchange', handleHashChange)
  }, [])
  return { token, forgetToken: () => setToken(null) }
}

/** The API is called only after a press of the button, because mail scanners follow links too. */
function Cancellation({ token, onLeave }: { token: string; onLeave: () => void }) {
  const { cancellation: messages } = useMessages('contact')
  const { slow } = useMessages('common')
  const language = useLanguage()
  const describeError = useErrorMessage()
  const heading = useRef<HTMLHeadingElement>(null)
  // The email link leads to this section, which is below the text of the page. The focus scrolls the section into view.
  useEffect(() => heading.current?.focus(), [])
  const [cancelledAppointment, setCancelledAppointment] = useState<Appointment | null>(null)
  const { isBusy, error, run } = useMutation((): AppThunk<Promise<RecordedError | null>> => async (dispatch) => {
    const outcome = await dispatch(cancelAppointment(token))
    if (outcome.ok) setCancelledAppointment(outcome.answer)
    return outcome.error
  })
  if (cancelledAppointment) {
    const { starts } = cancelledAppointment
    return (
      <SentNotice title={messages.done} againLabel={messages.other} onAgain={onLeave}>
        <p>{messages.which(formatDate(starts, language, 'weekday'), formatTime(starts, language))}</p>
      </SentNotice>
    )
  }
  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1} className={text.xl}>
        {messages.title}
      </h2>
      <p>{messages.text}</p>
      <ErrorNote>
        {error && describeError(error, { gone: messages.gone, invalid: messages.gone, linkExpired: messages.expired })}
      </ErrorNote>
      <SlowNote isBusy={isBusy} text={slow} />
      <div>
        <Button isBusy={isBusy} onClick={() => void run()}>
          {messages.submit}
        </Button>
      </div>
    </div>
  )
}
