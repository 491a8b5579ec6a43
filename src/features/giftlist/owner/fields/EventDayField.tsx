import { FormField } from '../../../../forms/FormField'
import { useWords } from '../../../../i18n/useWords'

/** The day of the event, which givers see. */
export function EventDayField() {
  const { settings: words, optional } = useWords('giftlistOwner')
  return (
    <FormField<{ event_date: string }>
      type="date"
      name="event_date"
      label={words.event}
      optional={optional}
      help={words.eventHelp}
    />
  )
}
