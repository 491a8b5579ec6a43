import { useFormContext } from 'react-hook-form'
import { FormField } from '../../../../forms/FormField'
import * as styles from '../../../../forms/Form.module.css'
import { shopDay } from '../../../../i18n/dates'
import { useWords } from '../../../../i18n/useWords'
import { Checkbox } from '../../../../ui/form/Checkbox'
import { findNextDay, type SettingsFields, suggestRevealDay } from './settingsFields'

/** Hides the gifts from the owner until a day, which is suggested from the day of the event. */
export function SurpriseField() {
  const { settings: words } = useWords('giftlistOwner')
  const { register, watch, getValues, setValue } = useFormContext<SettingsFields>()
  const handleChange = () => {
    const { surprise, hidden_until: until, event_date: event } = getValues()
    if (surprise && until === '') setValue('hidden_until', suggestRevealDay(event, shopDay()))
  }
  return (
    <fieldset className={styles.section}>
      <legend className={styles.heading}>{words.surpriseLegend}</legend>
      <p className={styles.small}>{words.surpriseText}</p>
      <Checkbox id="surprise" {...register('surprise', { onChange: handleChange })}>
        {words.surprise}
      </Checkbox>
      {watch('surprise') && (
        <FormField<SettingsFields>
          type="date"
          name="hidden_until"
          min={findNextDay(shopDay())}
          label={words.until}
          help={words.untilHelp}
        />
      )}
    </fieldset>
  )
}
