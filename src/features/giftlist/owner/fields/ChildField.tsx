import { useFormContext } from 'react-hook-form'
import { bringMessages } from '../../../../i18n/lateMessages'
import { Checkbox } from '../../../../ui/form/Checkbox'
import { RadioCard } from '../../../../ui/form/RadioCard'
import * as text from '../../../../ui/text.module.css'
import * as styles from './ListFieldset.module.css'
import type { ListFields } from './listFields'

const useMessages = bringMessages('giftlistOwner')

/** Lets the owner say whether the list is for a child. Only then does the form ask for the gender, which stays optional. */
export function ChildField() {
  const { fields: messages } = useMessages('giftlistOwner')
  const { register, watch } = useFormContext<ListFields>()
  const { unknown, girl, boy, neither } = messages.genders
  return (
    <div>
      <Checkbox id="child" {...register('child')}>
        {messages.child}
      </Checkbox>
      {watch('child') && (
        <fieldset className={styles.genders}>
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
