import type { Appointment } from '../../../contract/appointments'
import { formatCalendarFile } from '../../../contract/formatCalendarFile'
import { formatTime } from '../../../i18n/clock'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { saveFile } from '../../../store/browser/saveFile'
import { Button } from '../../../ui/button/Button'
import { SentNotice } from '../message/SentNotice'

const useMessages = bringMessages('contact')

interface AppointmentNoticeProps {
  appointment: Appointment
  /** The address to which the confirmation was sent. */
  email: string
  onAgain: () => void
}

export function AppointmentNotice({ appointment, email, onAgain }: AppointmentNoticeProps) {
  const { appointment: messages, sentTo } = useMessages('contact')
  const language = useLanguage()
  const { uid, starts, ends, place, booked } = appointment
  const saveToCalendar = () => {
    const calendarFile = formatCalendarFile({
      uid,
      starts,
      ends,
      created: booked,
      summary: messages.event,
      location: place === 'shop' ? messages.address : messages.places.video,
      description: place === 'shop' ? messages.shopHelp : messages.videoHelp,
    })
    saveFile('appointment.ics', calendarFile, 'text/calendar')
  }
  const day = formatDate(starts, language, 'weekday')
  return (
    <SentNotice title={messages.booked} againLabel={messages.again} onAgain={onAgain}>
      <p>{messages.when(day, formatTime(starts, language), formatTime(ends, language))}</p>
      <p>{place === 'shop' ? messages.shopHelp : messages.videoHelp}</p>
      <p>
        {sentTo(email)} {messages.cancelHint}
      </p>
      <div>
        <Button onClick={saveToCalendar}>{messages.calendar}</Button>
      </div>
    </SentNotice>
  )
}
