import { useState } from 'react'
import { UntilLogout } from '../message/UntilLogout'
import { AppointmentForm } from './AppointmentForm'
import { Cancellation } from './Cancellation'
import { useCancelLink } from './cancelLink'

/** The form for an appointment, or the question that an email link opens. */
export function Appointments() {
  const { token, forget } = useCancelLink()
  const [hasLeft, setHasLeft] = useState(false)
  const handleLeave = () => {
    setHasLeft(true)
    forget()
  }
  if (token !== null) return <Cancellation key={token} token={token} onLeave={handleLeave} />
  return (
    <UntilLogout>
      <AppointmentForm startsFocused={hasLeft} />
    </UntilLogout>
  )
}
