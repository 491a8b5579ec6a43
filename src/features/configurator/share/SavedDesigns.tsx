import { useState } from 'react'
import { maxDesignNameLength } from '../../../contract/limits'
import { Button } from '../../../ui/button/Button'
import { Field } from '../../../ui/form/Field'
import { Note } from '../../../ui/status/Note'
import { bringMessages } from '../../../i18n/lateMessages'
import * as text from '../../../ui/text.module.css'
import { encodeDesign } from '../address/encodeDesign'
import { usePlanner } from '../planner/PlannerContext'
import { SavedList } from './SavedList'
import { useSavedDesigns } from './useSavedDesigns'
import * as styles from './share.module.css'

const useMessages = bringMessages('configurator')

export function SavedDesigns() {
  const { design, system } = usePlanner()
  const messages = useMessages('configurator').share
  const [name, setName] = useState('')
  /** The two names of the design that was saved last, if saving changed its name. */
  const [renamedDesign, setRenamedDesign] = useState<{ former: string; name: string } | null>(null)
  const { list, isBusy, error, saveDesign, removeDesign } = useSavedDesigns()
  const handleSave = async () => {
    const trimmedName = name.trim()
    const encodedDesign = encodeDesign(design, system)
    const formerName = list?.designs.find((savedDesign) => savedDesign.design === encodedDesign)?.name
    if (!trimmedName || !(await saveDesign(trimmedName, encodedDesign))) return
    setName('')
    setRenamedDesign(
      formerName !== undefined && formerName !== trimmedName ? { former: formerName, name: trimmedName } : null,
    )
  }
  return (
    <div className={styles.saved}>
      <Field
        id="design-name"
        label={messages.name}
        maxLength={maxDesignNameLength}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void handleSave()
        }}
      />
      <Button variant="ghost" isBusy={isBusy} disabled={name.trim() === ''} onClick={() => void handleSave()}>
        {messages.save}
      </Button>
      {error && (
        <Note variant="bad" role="alert">
          <p>{error}</p>
        </Note>
      )}
      <p role="status" className={`${text.xs} ${text.stone}`}>
        {renamedDesign && messages.renamed(renamedDesign.former, renamedDesign.name)}{' '}
        {list === null || list.place === 'device' ? messages.stored : messages.inAccount}
      </p>
      {list && <SavedList designs={list.designs} saveDesign={saveDesign} removeDesign={removeDesign} />}
    </div>
  )
}
