import { FormField } from '../../../../forms/FormField'
import { bringMessages } from '../../../../i18n/lateMessages'

const useMessages = bringMessages('giftlistOwner')

/** The day of the event, which givers see. */
export function EventDayField() {
  const { settings: messages, optional } = useMessages('giftlistOwner')
  return (
    <FormField<{ event_date: string }>
      type="date"
      name="event_date"
      label={messages.event}
      optional={optional}
      help={messages.eventHelp}
    />
  )
}
