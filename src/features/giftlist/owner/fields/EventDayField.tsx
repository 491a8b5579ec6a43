import { FormField } from '../../../../forms/FormField'
import { bringMessages } from '../../../../i18n/lateMessages'

const useMessages = bringMessages('giftlistOwner')

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
