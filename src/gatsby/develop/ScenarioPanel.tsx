import { createRoot } from 'react-dom/client'
import { type FormEvent, useEffect, useState } from 'react'
import { env } from '../../config/env'
import * as styles from './ScenarioPanel.module.css'

/** Adds the panel to the page in a separate root, so that the panel does not affect the page. */
export function showScenarioPanel(): void {
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(<ScenarioPanel />)
}

/**
 * Switches the sandbox's scenarios during development. The text of the panel is English and not part of src/i18n,
 * because users of the built site never see the panel but would load its text with the messages.
 */
export function ScenarioPanel() {
  const { currentScenario, error, switchOn, switchOff } = useScenarioSwitch()
  const [text, setText] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void switchOn(text)
  }
  return (
    <aside className={styles.panel} aria-label="Scenarios of the sandbox">
      <details>
        <summary className={styles.title}>{currentScenario ? 'Scenario is on' : 'Scenarios'}</summary>
        <form className={styles.form} onSubmit={handleSubmit}>
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
          <p role="status">{error || (currentScenario ? `On: ${currentScenario}` : 'None is on.')}</p>
        </form>
      </details>
    </aside>
  )
}

/** Scenarios of the sandbox (docs/sandbox.md) as starting points, with English names for developers. */
export const scenarioPresets: readonly { name: string; scenario: object }[] = [
  { name: 'Slow answers', scenario: { latency: 4000 } },
  { name: 'The shop API fails', scenario: { status: 500 } },
  { name: 'Changes to the cart fail', scenario: { on: '/v1/cart/*', status: 500 } },
  { name: 'Broken answers in checkout', scenario: { on: 'checkout', body: 'broken' } },
  { name: 'Answers of a wrong shape', scenario: { body: 'wrong' } },
  { name: 'The session has ended', scenario: { on: 'session', status: 401 } },
  { name: 'Too many attempts', scenario: { on: 'session', status: 429, data: { retry_after: 60 } } },
  { name: 'The cart was ordered elsewhere', scenario: { cart: 'closed' } },
  { name: 'The cart changed elsewhere', scenario: { cart: 'changed' } },
  { name: 'Everything is sold out', scenario: { stock: 'sold_out' } },
  { name: 'The answer to paying gets lost, once', scenario: { on: 'POST /v1/cart/payment', body: 'broken', times: 1 } },
  { name: 'The payment stays pending', scenario: { on: 'payment', payment: 'pending' } },
  { name: 'The payment failed', scenario: { on: 'payment', payment: 'failed' } },
  { name: 'The payment was cancelled', scenario: { on: 'payment', payment: 'cancelled' } },
  { name: 'The payment expired', scenario: { on: 'payment', payment: 'expired' } },
]

/** `error` explains why the last call failed; '' if the call succeeded. */
function useScenarioSwitch() {
  const [currentScenario, setScenario] = useState('')
  const [error, setError] = useState('')
  const showAnswer = (answer: SwitchAnswer) => {
    if (answer.ok) setScenario(answer.scenario)
    setError(answer.ok ? '' : answer.error)
  }
  useEffect(() => {
    void callScenarioSwitch('GET').then(showAnswer)
  }, [])
  return {
    currentScenario,
    error,
    switchOn: async (scenario: string) => showAnswer(await callScenarioSwitch('PUT', scenario)),
    switchOff: async () => showAnswer(await callScenarioSwitch('DELETE')),
  }
}

/** The response of the sandbox: the current scenario as JSON ('' for none), or an error message. */
type SwitchAnswer = { ok: true; scenario: string } | { ok: false; error: string }

const readFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/**
 * Calls the sandbox's scenario switch. GET reads the scenario, PUT sets it and DELETE clears it. The API client is not
 * used, because it serves only the shop API.
 */
async function callScenarioSwitch(method: 'GET' | 'PUT' | 'DELETE', scenario?: string): Promise<SwitchAnswer> {
  try {
    const address = new URL('/sandbox/scenario', env.shopApiUrl || window.location.origin)
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(address, { method, ...(scenario !== undefined && { body: scenario, headers }) })
    const answer = readFields(await response.json())
    if (!response.ok) return { ok: false, error: String(answer['message']) }
    const activeScenario = answer['scenario']
    return { ok: true, scenario: activeScenario ? JSON.stringify(activeScenario) : '' }
  } catch {
    return { ok: false, error: 'No sandbox answers here.' }
  }
}
