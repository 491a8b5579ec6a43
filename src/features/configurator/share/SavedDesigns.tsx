import { useEffect, useState } from 'react'
import { maxDesignNameLength } from '../../../contract/limits'
import { onStoreReady } from '../../../store/lazyStore'
import { useLazyMutation } from '../../../store/query/useChange'
import type { SavedDesignList } from '../../../store/design/results'
import type { LazyThunks } from '../../../store/services'
import { Button } from '../../../ui/button/Button'
import { Field } from '../../../ui/form/Field'
import { useWords } from '../../../i18n/useWords'
import * as text from '../../../ui/text.module.css'
import { decodeDesign } from '../address/decodeDesign'
import { encodeDesign } from '../address/encodeDesign'
import { ToolButton } from '../fields/ToolButton'
import { usePlanner } from '../planner/PlannerContext'
import * as styles from './share.module.css'

type DesignThunks = Awaited<ReturnType<LazyThunks['designs']>>['designThunks']
type Wish = { type: 'load' } | { type: 'save'; name: string; design: string } | { type: 'remove'; design: string }

function createThunk(thunks: DesignThunks, wish: Wish) {
  if (wish.type === 'save') return thunks.saveDesign({ name: wish.name, design: wish.design })
  return wish.type === 'remove' ? thunks.removeSavedDesign(wish.design) : thunks.loadSavedDesigns()
}

/** Saves the design under a name, in the account or else on the device, and lists those that were saved. */
export function SavedDesigns() {
  const { design, system, dispatch } = usePlanner()
  const words = useWords('configurator').share
  const [list, setList] = useState<SavedDesignList | null>(null)
  const [name, setName] = useState('')
  const { busy, run } = useLazyMutation((wish: Wish) =>
    Promise.resolve(async (send, _getState, { lazyThunks }) => {
      const { designThunks } = await lazyThunks.designs()
      const saved = await send(createThunk(designThunks, wish))
      setList(saved)
      return saved.error
    }),
  )
  useEffect(() => onStoreReady(() => void run({ type: 'load' })), []) // eslint-disable-line react-hooks/exhaustive-deps -- the list is loaded once
  const save = () => {
    const trimmed = name.trim()
    if (trimmed) void run({ type: 'save', name: trimmed, design: encodeDesign(design, system) }).then(() => setName(''))
  }
  return (
    <div className={styles.saved}>
      <Field
        id="design-name"
        label={words.name}
        maxLength={maxDesignNameLength}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
        }}
      />
      <Button variant="ghost" busy={busy} disabled={name.trim() === ''} onClick={save}>
        {words.save}
      </Button>
      <p role="status" className={`${text.xs} ${text.stone}`}>
        {list === null || list.place === 'device' ? words.stored : words.inAccount}
      </p>
      {list && list.designs.length > 0 && (
        <ul>
          {list.designs.map((saved) => (
            <li key={saved.design}>
              <button
                type="button"
                className={text.link}
                onClick={() => dispatch({ type: 'opened', design: decodeDesign(saved.design, system).design })}
              >
                {saved.name}
              </button>
              <ToolButton icon="remove" isSmall onClick={() => void run({ type: 'remove', design: saved.design })}>
                {words.removeSaved(saved.name)}
              </ToolButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
