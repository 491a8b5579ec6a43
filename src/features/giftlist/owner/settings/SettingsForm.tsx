import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { addDays } from '../../../../contract/addDays'
import { FormField } from '../../../../forms/FormField'
import { Form } from '../../../../forms/Form'
import { findShopDay } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/LanguageContext'
import { bringMessages } from '../../../../i18n/lateMessages'
import { buildPath } from '../../../../pageTable/paths'
import { TextLink } from '../../../../ui/button/TextLink'
import { Checkbox } from '../../../../ui/form/Checkbox'
import { RadioCard } from '../../../../ui/form/RadioCard'
import { Note } from '../../../../ui/status/Note'
import { saveNewListDraft } from '../create/newListFields'
import { EventDayField, ListFieldset } from '../fields/ListFieldset'
import { visibilities } from '../giftlistState'
import { DeliveryField } from './DeliveryField'
import { type SettingsFields, settingsFieldOrder, suggestRevealDay } from './settingsFields'
import type { ListChangeProps } from './useListChange'
import { useSettingsForm } from './useSettingsForm'
import * as formStyles from '../../../../forms/Form.module.css'
import * as text from '../../../../ui/text.module.css'
import * as styles from './Settings.module.css'

const useMessages = bringMessages('giftlistOwner')

export function SettingsForm(props: ListChangeProps) {
  const { settings: messages } = useMessages('giftlistOwner')
  const headingId = useId()
  const { form, submitFields, isBusy, error, isMissing, isSaved, hasDraft } = useSettingsForm(props)
  return (
    <section id="settings" className={styles.part} aria-labelledby={headingId}>
      <h3 id={headingId} className={text.xl}>
        {messages.title}
      </h3>
      {hasDraft && !isSaved && <Note>{messages.unsaved}</Note>}
      <Form
        form={form}
        fieldOrder={settingsFieldOrder}
        submitLabel={messages.submit}
        isBusy={isBusy}
        error={error}
        onSubmit={submitFields}
      >
        <ListFieldset legend={messages.legend} />
        <EventDayField />
        <VisibilityFieldset />
        <SurpriseField />
        <DeliveryField />
        {isMissing && <CreateAgainLink fields={form.getValues()} />}
      </Form>
      <div role="status">{isSaved && <Note variant="ok">{messages.saved}</Note>}</div>
    </section>
  )
}

/** Shown when the list was deleted elsewhere. The link copies the typed texts to the form for a new list. */
function CreateAgainLink({ fields }: { fields: SettingsFields }) {
  const { settings: messages } = useMessages('giftlistOwner')
  const language = useLanguage()
  const handleClick = () => saveNewListDraft({ ...fields, published: fields.visibility !== 'private' })
  return (
    <p className={formStyles.small}>
      <TextLink to={buildPath('giftlist-create', language)} onClick={handleClick}>
        {messages.makeAnew}
      </TextLink>
    </p>
  )
}

function VisibilityFieldset() {
  const { visibility: messages } = useMessages('giftlistOwner')
  const { register } = useFormContext<SettingsFields>()
  return (
    <fieldset>
      <legend className={formStyles.heading}>{messages.legend}</legend>
      {visibilities.map((value) => (
        <RadioCard
          key={value}
          {...register('visibility')}
          value={value}
          title={messages.choices[value]}
          explanation={messages.explanations[value]}
        />
      ))}
    </fieldset>
  )
}

function SurpriseField() {
  const { settings: messages } = useMessages('giftlistOwner')
  const { register, watch, getValues, setValue } = useFormContext<SettingsFields>()
  const handleChange = () => {
    const { surprise, hidden_until: hiddenUntil, event_date: event } = getValues()
    if (surprise && hiddenUntil === '') setValue('hidden_until', suggestRevealDay(event, findShopDay()))
  }
  return (
    <fieldset className={formStyles.section}>
      <legend className={formStyles.heading}>{messages.surpriseLegend}</legend>
      <p className={formStyles.small}>{messages.surpriseText}</p>
      <Checkbox id="surprise" {...register('surprise', { onChange: handleChange })}>
        {messages.surprise}
      </Checkbox>
      {watch('surprise') && (
        <FormField<SettingsFields>
          type="date"
          name="hidden_until"
          min={addDays(findShopDay(), 1)}
          label={messages.until}
          help={messages.untilHelp}
        />
      )}
    </fieldset>
  )
}
