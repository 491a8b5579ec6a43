import { listPlacedParts } from '../design/Design'
import { usePlanner } from '../planner/PlannerContext'
import { FinishChoice } from '../fields/FinishChoice'
import { MeasureField } from '../fields/MeasureField'
import { Section } from '../fields/Section'
import { SizeChoice } from '../fields/SizeChoice'

export function UnitFields() {
  const { messages, system, design, runCommand } = usePlanner()
  const finishKeys = new Set(listPlacedParts(design).map(({ part }) => part.finish))
  const heights = new Set(design.uprights.map(({ height }) => height))
  return (
    <Section title={messages.unit.title}>
      <FinishChoice
        label={messages.unit.finishAll}
        finishes={system.finishes}
        chosenKey={findOnlyValue(finishKeys)}
        mixedLabel={finishKeys.size > 1 ? messages.unit.mixed : undefined}
        onChoose={(finish) => runCommand({ type: 'setFinish', id: 'all', finish })}
      />
      <FinishChoice
        label={messages.unit.colour}
        finishes={system.colours}
        chosenKey={design.colour}
        onChoose={(colour) => runCommand({ type: 'setColour', colour })}
      />
      <SizeChoice
        label={messages.unit.depth}
        sizes={system.depths.map(({ mm }) => mm)}
        chosenSize={design.depth}
        onChoose={(depth) => runCommand({ type: 'setDepth', depth })}
      />
      <SizeChoice
        label={messages.unit.height}
        sizes={system.uprights.map(({ height }) => height)}
        chosenSize={findOnlyValue(heights)}
        onChoose={(height) => runCommand({ type: 'setUpright', upright: 'all', height })}
      />
      <MeasureField
        id="unit-left"
        label={messages.unit.left}
        value={design.left}
        onChange={(left) => runCommand({ type: 'setLeft', left })}
      />
    </Section>
  )
}

const findOnlyValue = <Value,>(values: ReadonlySet<Value>): Value | null =>
  values.size === 1 ? ([...values][0] ?? null) : null
