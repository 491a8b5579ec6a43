import { useMemo } from 'react'
import { shopDay } from '../../../i18n/dates'
import { usePlanner } from '../planner/PlannerContext'
import { type DesignSummary, summarizeDesign } from './summarizeDesign'

/** Returns price, weight and delivery of the current design, with the campaign of today. */
export function useSummary(): DesignSummary {
  const { design, system, fresh } = usePlanner()
  return useMemo(() => summarizeDesign(design, system, fresh, shopDay()), [design, system, fresh])
}
