import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button/Button'
import { SelectField } from '../../../ui/form/Field'
import { findPart } from '../design/Design'
import { getPartType } from '../design/measures'
import { SizeChoice } from '../fields/SizeChoice'
import { ToolButton } from '../fields/ToolButton'
import { usePlanner } from '../planner/PlannerContext'
import { createPlacementCommand, type PartPlacement } from '../planner/plannerState'
import { convertToCm } from '../wording/describeDesign'
import { PartCommands, SelectionHead } from './PartCommands'
import * as text from '../../../ui/text.module.css'
import * as styles from './controls.module.css'

export function SelectionPanel() {
  const { messages, state } = usePlanner()
  const { selection, placement } = state
  const container = useRef<HTMLDivElement>(null)
  const hadContent = useRef(false)
  useLayoutEffect(() => {
    // The pressed button may have disappeared with the selected part or column, which leaves no element focused.
    if (hadContent.current && document.activeElement === document.body) container.current?.focus()
    hadContent.current = selection !== null || placement !== null
  }, [selection, placement])
  return (
    <div ref={container} tabIndex={-1}>
      {placement ? (
        <PlaceChoice placement={placement} />
      ) : selection?.kind === 'part' ? (
        <PartCommands id={selection.id} />
      ) : selection ? (
        <ColumnCommands column={selection.column} />
      ) : (
        <p className={`${text.sm} ${text.stone}`}>{messages.choice.hint}</p>
      )}
    </div>
  )
}

function PlaceChoice({ placement }: { placement: PartPlacement }) {
  const { kind, id, places } = placement
  const { messages, system, design, dispatch, runCommand } = usePlanner()
  const placedPart = id === null ? undefined : findPart(design, id)
  const startIndex = places.findIndex(({ column, at }) => column === placedPart?.column && at === placedPart.part.at)
  const [chosenIndex, setChosenIndex] = useState(Math.max(0, startIndex))
  const putPart = () => {
    const place = places[chosenIndex] ?? places[0]
    if (place) runCommand(createPlacementCommand(placement, place))
  }
  return (
    <section className={styles.selection}>
      <h2 className={text.lg}>{messages.placing.title(getPartType(system, kind).name)}</h2>
      <p className={`${text.xs} ${text.stone}`}>{messages.placing.hint}</p>
      <SelectField
        id="place"
        label={messages.placing.place}
        value={chosenIndex}
        onChange={(event) => setChosenIndex(Number(event.target.value))}
      >
        {places.map(({ column, at }, index) => (
          <option key={index} value={index}>
            {messages.placing.option(column + 1, convertToCm(at))}
          </option>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <Button variant="ghost" onClick={putPart}>
          {messages.placing.put}
        </Button>
        <Button variant="ghost" onClick={() => dispatch({ type: 'placingCancelled' })}>
          {messages.placing.cancel}
        </Button>
      </div>
    </section>
  )
}

function ColumnCommands({ column }: { column: number }) {
  const { messages, system, design, dispatch, runCommand } = usePlanner()
  const { width } = design.columns[column]!
  const heights = system.uprights.map(({ height }) => height)
  const columnCount = design.columns.length
  const selectColumn = (index: number) => dispatch({ type: 'selected', selection: { kind: 'column', column: index } })
  return (
    <section aria-label={messages.choice.column(column + 1)} className={styles.selection}>
      <SelectionHead
        title={messages.choice.column(column + 1)}
        note={messages.text.column(column + 1, convertToCm(width))}
      />
      <div className={styles.tools}>
        <ToolButton icon="left" disabled={column === 0} onClick={() => selectColumn(column - 1)}>
          {messages.choice.previous}
        </ToolButton>
        <ToolButton icon="right" disabled={column === columnCount - 1} onClick={() => selectColumn(column + 1)}>
          {messages.choice.next}
        </ToolButton>
        <ToolButton icon="copy" onClick={() => runCommand({ type: 'copyColumn', column })}>
          {messages.choice.copyColumn}
        </ToolButton>
        <ToolButton icon="remove" onClick={() => runCommand({ type: 'removeColumn', column })}>
          {messages.choice.removeColumn}
        </ToolButton>
      </div>
      <SizeChoice
        label={messages.choice.width}
        sizes={system.widths.map(({ mm }) => mm)}
        chosenSize={width}
        onChoose={(mm) => runCommand({ type: 'setColumnWidth', column, width: mm })}
      />
      <SizeChoice
        label={messages.choice.uprightLeft}
        sizes={heights}
        chosenSize={design.uprights[column]!.height}
        onChoose={(mm) => runCommand({ type: 'setUpright', upright: column, height: mm })}
      />
      <SizeChoice
        label={messages.choice.uprightRight}
        sizes={heights}
        chosenSize={design.uprights[column + 1]!.height}
        onChoose={(mm) => runCommand({ type: 'setUpright', upright: column + 1, height: mm })}
      />
    </section>
  )
}
