import { useState } from 'react'
import { maxDesignNameLength } from '../../../contract/limits'
import { Button } from '../../../ui/button/Button'
import { Field } from '../../../ui/form/Field'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import * as text from '../../../ui/text.module.css'
import { encodeDesign } from '../address/encodeDesign'
import { usePlanner } from '../planner/PlannerContext'
import { DesignList } from './DesignList'
import { useSavedDesigns } from './useSavedDesigns'
import * as styles from './share.module.css'

export function SavedDesigns() {
  const { messages, design, system } = usePlanner()
  const [name, setName] = useState('')
  /** The two names of the design that was saved last, if saving changed its name. */
  const [renamedDesign, setRenamedDesign] = useState<{ formerName: string; name: string } | null>(null)
  const { list, isBusy, error, saveDesign, removeDesign } = useSavedDesigns()
  const handleSave = async () => {
    const trimmedName = name.trim()
    const encodedDesign = encodeDesign(design, system)
    const formerName = list?.designs.find((savedDesign) => savedDesign.design === encodedDesign)?.name
    if (!trimmedName || !(await saveDesign(trimmedName, encodedDesign))) return
    setName('')
    setRenamedDesign(formerName !== undefined && formerName !== trimmedName ? { formerName, name: trimmedName } : null)
  }
  return (
    <div className={styles.saved}>
      <Field
        id="design-name"
        label={messages.share.name}
        maxLength={maxDesignNameLength}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void handleSave()
        }}
      />
      <Button variant="ghost" isBusy={isBusy} disabled={name.trim() === ''} onClick={() => void handleSave()}>
        {messages.share.save}
      </Button>
      <ErrorNote>{error && <p>{error}</p>}</ErrorNote>
      <p role="status" className={`${text.xs} ${text.stone}`}>
        {renamedDesign && messages.share.renamed(renamedDesign.formerName, renamedDesign.name)}{' '}
        {list === null || list.place === 'device' ? messages.share.stored : messages.share.inAccount}
      </p>
      {list && <DesignList designs={list.designs} saveDesign={saveDesign} removeDesign={removeDesign} />}
    </div>
  )
}
