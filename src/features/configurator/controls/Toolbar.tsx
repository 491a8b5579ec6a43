import { useWords } from '../../../i18n/useWords'
import { createEmptyDesign } from '../design/Design'
import { usePlanner } from '../planner/PlannerContext'
import { limitZoom, zoomRange } from '../stage/usePinch'
import { ToolButton } from '../fields/ToolButton'
import * as styles from './Toolbar.module.css'

interface ToolbarProps {
  zoom: number
  onZoom: (zoom: number) => void
  isView3d: boolean
  onView3d: () => void
}

/** The commands for the whole drawing: undo, redo, mirror, start again, zoom, and the view in 3D. */
export function Toolbar({ zoom, onZoom, isView3d, onView3d }: ToolbarProps) {
  const { system, state, design, dispatch } = usePlanner()
  const words = useWords('configurator')
  const isEmpty = design.columns.length === 0
  const { past, future } = state.history
  return (
    <div className={styles.bar}>
      <div>
        <ToolButton icon="undo" isSmall disabled={past.length === 0} onClick={() => dispatch({ type: 'undo' })}>
          {words.tools.undo}
        </ToolButton>
        <ToolButton icon="redo" isSmall disabled={future.length === 0} onClick={() => dispatch({ type: 'redo' })}>
          {words.tools.redo}
        </ToolButton>
        <ToolButton
          icon="mirror"
          isSmall
          disabled={isEmpty}
          onClick={() => dispatch({ type: 'command', command: { type: 'mirror' } })}
        >
          {words.tools.mirror}
        </ToolButton>
        <ToolButton
          icon="again"
          isSmall
          disabled={isEmpty}
          onClick={() => dispatch({ type: 'opened', design: createEmptyDesign(system, design.wall) })}
        >
          {words.start.again}
        </ToolButton>
      </div>
      <div>
        <ToolButton
          icon="smaller"
          isSmall
          disabled={isView3d || zoom <= zoomRange.least}
          onClick={() => onZoom(limitZoom(zoom - zoomRange.step))}
        >
          {words.tools.smaller}
        </ToolButton>
        <ToolButton
          icon="larger"
          isSmall
          disabled={isView3d || zoom >= zoomRange.most}
          onClick={() => onZoom(limitZoom(zoom + zoomRange.step))}
        >
          {words.tools.larger}
        </ToolButton>
        <ToolButton icon="room" isSmall disabled={isEmpty} aria-pressed={isView3d} onClick={onView3d}>
          {isView3d ? words.tools.flat : words.tools.view3d}
        </ToolButton>
      </div>
    </div>
  )
}
