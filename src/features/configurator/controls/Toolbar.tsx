import { createEmptyDesign } from '../design/Design'
import { usePlanner } from '../planner/PlannerContext'
import { limitZoom, zoomRange } from '../stage/usePinch'
import { ToolButton } from '../fields/ToolButton'
import * as styles from './Toolbar.module.css'

interface ToolbarProps {
  zoom: number
  onZoom: (zoom: number) => void
  is3d: boolean
}

export function Toolbar({ zoom, onZoom, is3d }: ToolbarProps) {
  const { messages, system, state, design, dispatch, runCommand } = usePlanner()
  const isEmpty = design.columns.length === 0
  const { past, future } = state.history
  return (
    <div className={styles.bar}>
      <div>
        <ToolButton icon="undo" isSmall disabled={past.length === 0} onClick={() => dispatch({ type: 'undo' })}>
          {messages.tools.undo}
        </ToolButton>
        <ToolButton icon="redo" isSmall disabled={future.length === 0} onClick={() => dispatch({ type: 'redo' })}>
          {messages.tools.redo}
        </ToolButton>
        <ToolButton icon="mirror" isSmall disabled={isEmpty} onClick={() => runCommand({ type: 'mirror' })}>
          {messages.tools.mirror}
        </ToolButton>
        <ToolButton
          icon="again"
          isSmall
          disabled={isEmpty}
          onClick={() => dispatch({ type: 'opened', design: createEmptyDesign(system, design.wall) })}
        >
          {messages.start.again}
        </ToolButton>
      </div>
      <div>
        <ToolButton
          icon="smaller"
          isSmall
          disabled={is3d || zoom <= zoomRange.min}
          onClick={() => onZoom(limitZoom(zoom - zoomRange.step))}
        >
          {messages.tools.smaller}
        </ToolButton>
        <ToolButton
          icon="larger"
          isSmall
          disabled={is3d || zoom >= zoomRange.max}
          onClick={() => onZoom(limitZoom(zoom + zoomRange.step))}
        >
          {messages.tools.larger}
        </ToolButton>
      </div>
    </div>
  )
}
