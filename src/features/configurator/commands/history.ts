import type { Design } from '../design/Design'

export interface History {
  past: Design[]
  design: Design
  future: Design[]
}

export type HistoryAction = { type: 'done'; design: Design } | { type: 'undo' } | { type: 'redo' }

export const createHistory = (design: Design): History => ({ past: [], design, future: [] })

export function reduceHistory(history: History, action: HistoryAction): History {
  const { past, design, future } = history
  switch (action.type) {
    case 'done':
      if (action.design === design) return history
      return { past: [...past, design], design: action.design, future: [] }
    case 'undo': {
      const lastDesign = past.at(-1)
      return lastDesign ? { past: past.slice(0, -1), design: lastDesign, future: [design, ...future] } : history
    }
    case 'redo': {
      const [nextDesign, ...laterDesigns] = future
      return nextDesign ? { past: [...past, design], design: nextDesign, future: laterDesigns } : history
    }
  }
}
