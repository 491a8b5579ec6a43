import { createRoot } from 'react-dom/client'
import { ScenarioPanel } from './ScenarioPanel'

/** Puts the panel beside the page, in a root of its own: the page is the same with it and without it. */
export function showScenarioPanel(): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<ScenarioPanel />)
}
