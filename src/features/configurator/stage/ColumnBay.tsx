import { useWords } from '../../../i18n/useWords'
import { measureUpright } from '../design/measures'
import { toBox } from '../drawing/viewBox'
import { toCm } from '../words/describeDesign'
import { usePlanner } from '../planner/PlannerContext'
import { setTabIndex } from './setTabIndex'
import { toItemKey } from '../planner/useDesignKeys'
import * as styles from './Stage.module.css'

/** The space between two uprights, which selects its column. */
export function ColumnBay({ column, isCurrent }: { column: number; isCurrent: boolean }) {
  const { design, system, state, dispatch } = usePlanner()
  const words = useWords('configurator')
  const [one, other] = [measureUpright(design, column, system), measureUpright(design, column + 1, system)]
  const isSelected = state.selection?.kind === 'column' && state.selection.column === column
  const select = () => dispatch({ type: 'selected', selection: isSelected ? null : { kind: 'column', column } })
  const area = {
    left: one.left,
    right: other.right,
    bottom: Math.min(one.bottom, other.bottom),
    top: Math.max(one.top, other.top),
  }
  return (
    // The keys of the drawing include Enter and the space bar (useDesignKeys).

    <rect
      {...toBox(area)}
      className={styles.bay}
      role="button"
      ref={setTabIndex(isCurrent ? 0 : -1)}
      tabIndex={isCurrent ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={words.text.column(column + 1, toCm(design.columns[column]?.width ?? 0))}
      data-item={toItemKey({ kind: 'column', column })}
      onClick={select}
    />
  )
}
