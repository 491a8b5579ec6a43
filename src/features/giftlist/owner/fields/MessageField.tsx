import { useFormContext } from 'react-hook-form'
import { maxWelcomeMessageLength } from '../../../../contract/limits'
import { useFormControl } from '../../../../forms/useFormControl'
import { bringMessages } from '../../../../i18n/lateMessages'
import { TextAreaField } from '../../../../ui/form/Field'
import { VisuallyHidden } from '../../../../ui/page/VisuallyHidden'
import { countLeft, findAnnouncedLeft, findShownLeft } from './charactersLeft'
import type { ListFields } from './listFields'

const useMessages = bringMessages('giftlistOwner')

/** The welcome message. Near its limit, the help says how many characters are left. */
export function MessageField() {
  const { fields: messages, optional } = useMessages('giftlistOwner')
  const control = useFormControl<ListFields>('welcome_message')
  const { watch } = useFormContext<ListFields>()
  const left = countLeft(watch('welcome_message'), maxWelcomeMessageLength)
  const shown = findShownLeft(left)
  const announced = findAnnouncedLeft(left)
  return (
    <div>
      <TextAreaField
        label={messages.message}
        optional={optional}
        help={shown === null ? messages.messageHelp : messages.left(shown)}
        autoComplete="off"
        dir="auto"
        {...control}
      />
      <VisuallyHidden>
        <span role="status">{announced !== null && messages.left(announced)}</span>
      </VisuallyHidden>
    </div>
  )
}
