import { createContext, useContext } from 'react'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { FreshSkus } from '../design/listParts'
import type { Design } from '../design/Design'
import type { PlannerAction, PlannerState } from './plannerState'

export interface PlannerValue {
  system: ShelvingSystem
  state: PlannerState
  design: Design
  dispatch: (action: PlannerAction) => void
  freshSkus: FreshSkus
}

export const PlannerContext = createContext<PlannerValue | null>(null)

export function usePlanner(): PlannerValue {
  const planner = useContext(PlannerContext)
  if (!planner) throw new Error('This component belongs inside a planner')
  return planner
}
