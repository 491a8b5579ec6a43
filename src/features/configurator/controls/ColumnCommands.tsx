import { useWords } from '../../../i18n/useWords'
import { usePlanner } from '../planner/PlannerContext'
import { toCm } from '../words/describeDesign'
import { SelectionHead } from './SelectionHead'
import { SizeChoice } from '../fields/SizeChoice'
import { ToolButton } from '../fields/ToolButton'
import * as styles from './controls.module.css'

/** The commands for the selected column: its width and uprights, copy and remove. */
export function ColumnCommands({ column }: { column: number }) {
  const { system, design, dispatch } = usePlanner()
  const words = useWords('configurator')
  const { width } = design.columns[column] ?? { width: 0 }
  const heights = system.uprights.map(({ height }) => height)
  const count = design.columns.length
  const select = (other: number) => dispatch({ type: 'selected', selection: { kind: 'column', column: other } })
  const setUpright = (upright: number, height: number) =>
    dispatch({ type: 'command', command: { type: 'setUpright', upright, height } })
  return (
    <section aria-label={words.choice.column(column + 1)} className={styles.selection}>
      <SelectionHead
        title={words.choice.column(column + 1)}
        note={words.text.column(column + 1, toCm(width))}
        onClose={() => dispatch({ type: 'selected', selection: null })}
      />
      <div className={styles.tools}>
        <ToolButton icon="left" disabled={column === 0} onClick={() => select(column - 1)}>
          {words.choice.previous}
        </ToolButton>
        <ToolButton icon="right" disabled={column === count - 1} onClick={() => select(column + 1)}>
          {words.choice.next}
        </ToolButton>
        <ToolButton icon="copy" onClick={() => dispatch({ type: 'command', command: { type: 'copyColumn', column } })}>
          {words.choice.copyColumn}
        </ToolButton>
        <ToolButton
          icon="remove"
          onClick={() => dispatch({ type: 'command', command: { type: 'removeColumn', column } })}
        >
          {words.choice.removeColumn}
        </ToolButton>
      </div>
      <SizeChoice
        label={words.choice.width}
        sizes={system.widths.map(({ mm }) => mm)}
        chosen={width}
        onChoose={(mm) => dispatch({ type: 'command', command: { type: 'setColumnWidth', column, width: mm } })}
      />
      <SizeChoice
        label={words.choice.uprightLeft}
        sizes={heights}
        chosen={design.uprights[column]?.height ?? null}
        onChoose={(mm) => setUpright(column, mm)}
      />
      <SizeChoice
        label={words.choice.uprightRight}
        sizes={heights}
        chosen={design.uprights[column + 1]?.height ?? null}
        onChoose={(mm) => setUpright(column + 1, mm)}
      />
    </section>
  )
}
