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

/** Confirms an appointment, and puts it into the customer's calendar. */
export function AppointmentNotice({ appointment, email, onAgain }: AppointmentNoticeProps) {
  const { appointment: words, sentTo } = useMessages('contact')
  const language = useLanguage()
  const { uid, starts, ends, place, booked } = appointment
  const saveToCalendar = () => {
    const file = formatCalendarFile({
      ...{ uid, starts, ends, made: booked },
      summary: words.event,
      location: place === 'shop' ? words.address : words.places.video,
      description: place === 'shop' ? words.shopHelp : words.videoHelp,
    })
    saveFile('up-north.ics', file, 'text/calendar')
  }
  const day = formatDate(starts, language, 'weekday')
  return (
    <SentNotice title={words.booked} again={words.again} onAgain={onAgain}>
      <p>{words.when(day, formatTime(starts, language), formatTime(ends, language))}</p>
      <p>{place === 'shop' ? words.shopHelp : words.videoHelp}</p>
      <p>
        {sentTo(email)} {words.cancelHint}
      </p>
      <div>
        <Button onClick={saveToCalendar}>{words.calendar}</Button>
      </div>
    </SentNotice>
  )
}
