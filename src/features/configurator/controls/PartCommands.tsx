import { findPart } from '../design/Design'
import { findModel, getPartType, isAboveAdultsReach, isWithinChildsReach } from '../design/measures'
import { type Direction, createMoveCommand } from '../planner/useDesignKeys'
import { usePlanner } from '../planner/PlannerContext'
import { createCopyCommand } from '../planner/plannerState'
import { capitalize, convertToCm } from '../wording/describeDesign'
import { FinishChoice } from '../fields/FinishChoice'
import { ToolButton } from '../fields/ToolButton'
import { IconButton } from '../../../ui/button/IconButton'
import * as styles from './controls.module.css'
import * as text from '../../../ui/text.module.css'

const directions: Direction[] = ['up', 'down', 'left', 'right']

export function PartCommands({ id }: { id: number }) {
  const planner = usePlanner()
  const { messages, system, state, design, dispatch, runCommand } = planner
  const placedPart = findPart(design, id)!
  const { part, column } = placedPart
  const type = getPartType(system, part.kind)
  const model = findModel(system, part.kind, { width: design.columns[column]!.width, depth: design.depth })
  const notes = [
    messages.choice.at(convertToCm(part.at)),
    model && messages.choice.load(model.load),
    design.wall.hasChildren && isWithinChildsReach(type, part.at, system) && messages.choice.childsReach,
    isAboveAdultsReach(type, part.at, system) && messages.choice.aboveReach,
  ]
  return (
    <section aria-label={messages.choice.part(type.name, column + 1)} className={styles.selection}>
      <SelectionHead
        title={messages.choice.part(capitalize(type.name), column + 1)}
        note={notes.filter(Boolean).join(' ')}
      />
      <div className={styles.tools}>
        {directions.map((direction) => {
          const command = createMoveCommand(planner, id, direction)
          return (
            <ToolButton
              key={direction}
              icon={direction}
              disabled={!command}
              onClick={() => command && runCommand(command)}
            >
              {messages.choice[direction]}
            </ToolButton>
          )
        })}
        <ToolButton icon="copy" onClick={() => runCommand(createCopyCommand(state, placedPart, system))}>
          {messages.choice.copy}
        </ToolButton>
        <ToolButton
          icon="place"
          onClick={() => dispatch({ type: 'placing', id, kind: part.kind, finish: part.finish })}
        >
          {messages.choice.relocate}
        </ToolButton>
        <ToolButton icon="remove" onClick={() => runCommand({ type: 'remove', id })}>
          {messages.choice.remove}
        </ToolButton>
      </div>
      <FinishChoice
        label={messages.choice.finish}
        finishes={system.finishes.filter(({ key }) => model?.skus[key])}
        chosenKey={part.finish}
        onChoose={(finish) => runCommand({ type: 'setFinish', id, finish })}
      />
    </section>
  )
}

export function SelectionHead({ title, note }: { title: string; note: string }) {
  const { messages, dispatch } = usePlanner()
  return (
    <div className={styles.head}>
      <div>
        <h2 className={text.lg}>{title}</h2>
        <p className={`${text.xs} ${text.stone}`}>{note}</p>
      </div>
      <IconButton
        icon="x"
        label={messages.choice.close}
        onClick={() => dispatch({ type: 'selected', selection: null })}
      />
    </div>
  )
}
