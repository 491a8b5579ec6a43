import { useState, type FormEvent } from 'react'
import { scenarioPresets } from './scenarioPresets'
import * as styles from './ScenarioPanel.module.css'
import { useScenarioSwitch } from './useScenarioSwitch'

/**
 * Sets the sandbox's scenarios while developing. Its words stand here, in English: no shopper ever sees it, and in
 * src/i18n they would go into the shop's own files.
 */
export function ScenarioPanel() {
  const { set, fault, switchOn, switchOff } = useScenarioSwitch()
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void switchOn(text)
  }
  return (
    <aside className={styles.panel} aria-label="Scenarios of the sandbox">
      <details>
        <summary className={styles.title}>{set ? 'Scenario is on' : 'Scenarios'}</summary>
        <form className={styles.form} onSubmit={submit}>
          <label className={styles.field}>
            Take one
            <select onChange={(event) => setText(event.target.value)}>
              <option value="">–</option>
              {scenarioPresets.map(({ name, scenario }) => (
                <option key={name} value={JSON.stringify(scenario)}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            Scenario (docs/sandbox.md)
            <textarea rows={3} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
          </label>
          <div className={styles.buttons}>
            <button type="submit">Switch on</button>
            <button type="button" onClick={() => void switchOff()}>
              Switch off
            </button>
          </div>
          <p role="status">{fault || (set ? `On: ${set}` : 'None is on.')}</p>
        </form>
      </details>
    </aside>
  )
}
