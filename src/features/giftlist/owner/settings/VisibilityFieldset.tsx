import { useFormContext } from 'react-hook-form'
import * as styles from '../../../../forms/Form.module.css'
import { useWords } from '../../../../i18n/useWords'
import { RadioCard } from '../../../../ui/form/RadioCard'
import type { SettingsFields } from './settingsFields'

/** Lets the owner choose which visitors can open the list. */
export function VisibilityFieldset() {
  const { visibility: words } = useWords('giftlistOwner')
  const { register } = useFormContext<SettingsFields>()
  return (
    <fieldset>
      <legend className={styles.heading}>{words.legend}</legend>
      {(['private', 'link', 'search'] as const).map((value) => (
        <RadioCard
          key={value}
          {...register('visibility')}
          value={value}
          title={words.choices[value]}
          explanation={words.explanations[value]}
        />
      ))}
    </fieldset>
  )
}
