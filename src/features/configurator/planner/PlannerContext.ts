import { createContext, type RefObject, useContext } from 'react'
import type { Areas } from '../../../i18n/messages'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { FreshSkus } from '../design/listParts'
import type { Design } from '../design/Design'
import type { Command } from '../commands/Command'
import type { PlannerAction, PlannerState } from './plannerState'

export interface PlannerValue {
  system: ShelvingSystem
  /** The planner loads the messages for all its components. */
  messages: Areas['configurator']
  state: PlannerState
  design: Design
  dispatch: (action: PlannerAction) => void
  runCommand: (command: Command) => void
  freshSkus: FreshSkus
  /** The ref is empty while the 3D view replaces the drawing. */
  drawing: RefObject<SVGSVGElement>
}

export const PlannerContext = createContext<PlannerValue | null>(null)

export function usePlanner(): PlannerValue {
  const planner = useContext(PlannerContext)
  if (!planner) throw new Error('This component belongs inside a planner')
  return planner
}
