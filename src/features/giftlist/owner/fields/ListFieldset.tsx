import type { ReactNode } from 'react'
import { FormField } from '../../../../forms/FormField'
import * as styles from '../../../../forms/Form.module.css'
import { bringMessages } from '../../../../i18n/lateMessages'
import { ChildField } from './ChildField'
import type { ListFields } from './listFields'
import { MessageField } from './MessageField'

const useMessages = bringMessages('giftlistOwner')

interface ListFieldsetProps {
  legend: string
  /** The content below the name. */
  children?: ReactNode
}

/** The fields that a new list and the settings of a list share. */
export function ListFieldset({ legend, children }: ListFieldsetProps) {
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
      <MessageField />
      <ChildField />
    </fieldset>
  )
}
