import { useId } from 'react'
import { FormField } from '../../../../forms/FormField'
import { PlainForm } from '../../../../forms/PlainForm'
import * as formStyles from '../../../../forms/Form.module.css'
import { useLanguage } from '../../../../i18n/LanguageContext'
import { useWords } from '../../../../i18n/useWords'
import { buildPath } from '../../../../pageTable/paths'
import { TextLink } from '../../../../ui/button/TextLink'
import { Note } from '../../../../ui/status/Note'
import * as text from '../../../../ui/text.module.css'
import { saveNewListDraft } from '../create/newListFields'
import { ListFieldset } from '../fields/ListFieldset'
import { DeliveryField } from './DeliveryField'
import * as styles from './Settings.module.css'
import { type SettingsFields, settingsOrder } from './settingsFields'
import { SurpriseField } from './SurpriseField'
import type { ListChangeProps } from './useListChange'
import { useSettingsForm } from './useSettingsForm'
import { VisibilityFieldset } from './VisibilityFieldset'

export function SettingsForm(props: ListChangeProps) {
  const { settings: words, optional } = useWords('giftlistOwner')
  const heading = useId()
  const { form, submit, busy, error, isMissing, isSaved, hasDraft } = useSettingsForm(props)
  return (
    <section id="settings" className={styles.part} aria-labelledby={heading}>
      <h3 id={heading} className={text.lg}>
        {words.title}
      </h3>
      {hasDraft && !isSaved && <Note>{words.unsaved}</Note>}
      <PlainForm form={form} order={settingsOrder} submit={words.submit} busy={busy} error={error} onSubmit={submit}>
        <ListFieldset legend={words.legend} />
        <FormField<SettingsFields>
          type="date"
          name="event_date"
          label={words.event}
          optional={optional}
          help={words.eventHelp}
        />
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
  const { settings: words } = useWords('giftlistOwner')
  const language = useLanguage()
  const { name, name_parents, welcome_message, child, gender, visibility } = fields
  const handleClick = () =>
    saveNewListDraft({ name, name_parents, welcome_message, child, gender, published: visibility !== 'private' })
  return (
    <p className={formStyles.small}>
      <TextLink to={buildPath('giftlist-create', language)} onClick={handleClick}>
        {words.makeAnew}
      </TextLink>
    </p>
  )
}
