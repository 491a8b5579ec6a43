import type { ReactNode } from 'react'
import { FormField, useFormControl } from '../../../../forms/FormField'
import { bringMessages } from '../../../../i18n/lateMessages'
import type { ListFields } from './listFields'
import { useFormContext } from 'react-hook-form'
import { maxWelcomeMessageLength } from '../../../../contract/limits'
import { TextAreaField } from '../../../../ui/form/Field'
import { VisuallyHidden } from '../../../../ui/page/VisuallyHidden'
import { Checkbox } from '../../../../ui/form/Checkbox'
import { RadioCard } from '../../../../ui/form/RadioCard'
import * as styles from '../../../../forms/Form.module.css'
import * as text from '../../../../ui/text.module.css'
import * as childFieldStyles from './ListFieldset.module.css'

const useMessages = bringMessages('giftlistOwner')

export function ListFieldset({ legend, children }: { legend: string; children?: ReactNode }) {
  const { fields: messages, optional } = useMessages('giftlistOwner')
  return (
    <fieldset className={styles.section}>
      <legend className={styles.heading}>{legend}</legend>
      <FormField<ListFields> name="name" label={messages.name} help={messages.nameHelp} autoComplete="off" dir="auto" />
      {children}
      <FormField<ListFields>
        name="name_parents"
        label={messages.parents}
        optional={optional}
        help={messages.parentsHelp}
        autoComplete="off"
        dir="auto"
      />
      <WelcomeMessageField />
      <ChildField />
    </fieldset>
  )
}

function WelcomeMessageField() {
  const { fields: messages, optional } = useMessages('giftlistOwner')
  const control = useFormControl<ListFields>('welcome_message')
  const { watch } = useFormContext<ListFields>()
  const charactersLeft = countCharactersLeft(watch('welcome_message'), maxWelcomeMessageLength)
  return (
    <div>
      <TextAreaField
        label={messages.message}
        optional={optional}
        help={isCountShown(charactersLeft) ? messages.left(charactersLeft) : messages.messageHelp}
        autoComplete="off"
        dir="auto"
        {...control}
      />
      <VisuallyHidden role="status">{isCountAnnounced(charactersLeft) && messages.left(charactersLeft)}</VisuallyHidden>
    </div>
  )
}

/** The form shows the number of remaining characters once no more than this many remain. */
const maxShownCharactersLeft = 200

/** Once no more than this many characters remain, a screen reader announces every multiple of ten. */
const maxAnnouncedCharactersLeft = 50

/** The shop API ignores white space around the text, too. */
export const countCharactersLeft = (typedText: string, maxLength: number): number => maxLength - typedText.trim().length

/** The error replaces the count when the text is too long. */
export const isCountShown = (charactersLeft: number): boolean =>
  charactersLeft >= 0 && charactersLeft <= maxShownCharactersLeft

export const isCountAnnounced = (charactersLeft: number): boolean =>
  isCountShown(charactersLeft) &&
  (charactersLeft === maxShownCharactersLeft ||
    (charactersLeft <= maxAnnouncedCharactersLeft && charactersLeft % 10 === 0))

function ChildField() {
  const { fields: messages } = useMessages('giftlistOwner')
  const { register, watch } = useFormContext<ListFields>()
  const { unknown, girl, boy, neither } = messages.genders
  return (
    <div>
      <Checkbox id="child" {...register('child')}>
        {messages.child}
      </Checkbox>
      {watch('child') && (
        <fieldset className={childFieldStyles.genders}>
          <legend className={text.sm}>{messages.gender}</legend>
          <RadioCard {...register('gender')} value="" title={unknown} />
          <RadioCard {...register('gender')} value="2" title={girl} />
          <RadioCard {...register('gender')} value="1" title={boy} />
          <RadioCard {...register('gender')} value="3" title={neither} />
        </fieldset>
      )}
    </div>
  )
}

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
