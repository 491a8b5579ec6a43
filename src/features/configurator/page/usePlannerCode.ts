import { type ComponentType, useEffect, useState } from 'react'
import { useLanguage } from '../../../i18n/LanguageContext'
import type { PlannerProps } from './Planner'

/** Loads the planner with its messages after the page has been displayed. */
export function usePlannerCode() {
  const language = useLanguage()
  const [attempt, setAttempt] = useState(1)
  const [Planner, setPlanner] = useState<ComponentType<PlannerProps> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let unmounted = false
    Promise.all([
      import('./Planner'),
      import('../../../i18n/loadWords').then(({ loadWords }) => loadWords(language, ['configurator'])),
    ]).then(
      ([chunk]) => {
        if (!unmounted) setPlanner(() => chunk.Planner)
      },
      () => {
        if (!unmounted) setFailed(true)
      },
    )
    return () => {
      unmounted = true
    }
  }, [language, attempt])
  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return { Planner, hasFailed, retry }
}
