import { useEffect, useState } from 'react'
import { askSwitch, type SwitchAnswer } from './scenarioSwitch'

/** The scenario that is set, and the ways to change it; `fault` is why the last one did not work. */
export function useScenarioSwitch() {
  const [set, setScenario] = useState('')
  const [fault, setFault] = useState('')
  const show = (answer: SwitchAnswer) => {
    if (answer.ok) setScenario(answer.scenario)
    setFault(answer.ok ? '' : answer.fault)
  }
  useEffect(() => {
    void askSwitch('GET').then(show)
  }, [])
  return {
    set,
    fault,
    switchOn: async (scenario: string) => show(await askSwitch('PUT', scenario)),
    switchOff: async () => show(await askSwitch('DELETE')),
  }
}
