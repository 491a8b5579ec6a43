import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormField } from '../../../../forms/FormField'
import { PlainForm } from '../../../../forms/PlainForm'
import { shopDay } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/LanguageContext'
import { bringMessages } from '../../../../i18n/lateMessages'
import { buildPath } from '../../../../pageTable/paths'
import { TextLink } from '../../../../ui/button/TextLink'
import { Checkbox } from '../../../../ui/form/Checkbox'
import { RadioCard } from '../../../../ui/form/RadioCard'
import { Note } from '../../../../ui/status/Note'
import { saveNewListDraft } from '../create/newListFields'
import { EventDayField } from '../fields/EventDayField'
import { ListFieldset } from '../fields/ListFieldset'
import { DeliveryField } from './DeliveryField'
import { findNextDay, type SettingsFields, settingsOrder, suggestRevealDay } from './settingsFields'
import type { ListChangeProps } from './useListChange'
import { useSettingsForm } from './useSettingsForm'
import * as formStyles from '../../../../forms/Form.module.css'
import * as text from '../../../../ui/text.module.css'
import * as styles from './Settings.module.css'

const useMessages = bringMessages('giftlistOwner')

export function SettingsForm(props: ListChangeProps) {
  const { settings: words } = useMessages('giftlistOwner')
  const heading = useId()
  const { form, submit, busy, error, isMissing, isSaved, hasDraft } = useSettingsForm(props)
  return (
    <section id="settings" className={styles.part} aria-labelledby={heading}>
      <h3 id={heading} className={text.xl}>
        {words.title}
      </h3>
      {hasDraft && !isSaved && <Note>{words.unsaved}</Note>}
      <PlainForm form={form} order={settingsOrder} submit={words.submit} busy={busy} error={error} onSubmit={submit}>
        <ListFieldset legend={words.legend} />
        <EventDayField />
        <VisibilityFieldset />
        <SurpriseField />
        <DeliveryField />
        {isMissing && <MakeAnew fields={form.getValues()} />}
      </PlainForm>
      <div role="status">{isSaved && <Note variant="ok">{words.saved}</Note>}</div>
    </section>
  )
}

/** Links from a list that was deleted elsewhere to a new one with the same texts. */
function MakeAnew({ fields }: { fields: SettingsFields }) {
  const { settings: words } = useMessages('giftlistOwner')
  const language = useLanguage()
  const { name, name_parents, welcome_message, child, gender, event_date, visibility } = fields
  const handleClick = () =>
    saveNewListDraft({
      ...{ name, name_parents, welcome_message, child, gender, event_date },
      published: visibility !== 'private',
    })
  return (
    <p className={formStyles.small}>
      <TextLink to={buildPath('giftlist-create', language)} onClick={handleClick}>
        {words.makeAnew}
      </TextLink>
    </p>
  )
}

/** Lets the owner choose which visitors can open the list. */
function VisibilityFieldset() {
  const { visibility: words } = useMessages('giftlistOwner')
  const { register } = useFormContext<SettingsFields>()
  return (
    <fieldset>
      <legend className={formStyles.heading}>{words.legend}</legend>
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

/** Hides the gifts from the owner until a day, which is suggested from the day of the event. */
function SurpriseField() {
  const { settings: words } = useMessages('giftlistOwner')
  const { register, watch, getValues, setValue } = useFormContext<SettingsFields>()
  const handleChange = () => {
    const { surprise, hidden_until: until, event_date: event } = getValues()
    if (surprise && until === '') setValue('hidden_until', suggestRevealDay(event, shopDay()))
  }
  return (
    <fieldset className={formStyles.section}>
      <legend className={formStyles.heading}>{words.surpriseLegend}</legend>
      <p className={formStyles.small}>{words.surpriseText}</p>
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
