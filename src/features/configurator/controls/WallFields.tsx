import { Checkbox } from '../../../ui/form/Checkbox'
import { SelectField } from '../../../ui/form/Field'
import { bringMessages } from '../../../i18n/lateMessages'
import * as text from '../../../ui/text.module.css'
import type { Wall } from '../design/Design'
import { usePlanner } from '../planner/PlannerContext'
import { toCm } from '../words/describeDesign'
import { MeasureField } from '../fields/MeasureField'
import { Section } from '../fields/Section'
import * as styles from './controls.module.css'

const useMessages = bringMessages('configurator')

const measures = ['width', 'height', 'depth'] as const

/** The wall: its measures, a door, a sloping ceiling, and whether children live here. */
export function WallFields() {
  const { system, design, dispatch } = usePlanner()
  const { wall } = design
  const { door, slope } = wall
  const words = useMessages('configurator').wall
  const { cm } = useMessages('configurator').choice
  const change = (changed: Partial<Wall>) => dispatch({ type: 'command', command: { type: 'setWall', wall: changed } })
  const addDoor = () => change({ door: { ...system.door, left: Math.max(0, wall.width - system.door.width) } })
  const addSlope = () => change({ slope: { ...system.slope, side: 'right' } })
  return (
    <Section title={words.title} value={`${toCm(wall.width)} × ${cm(toCm(wall.height))}`}>
      {measures.map((measure) => (
        <MeasureField
          key={measure}
          id={`wall-${measure}`}
          label={words[measure]}
          value={wall[measure]}
          onChange={(mm) => change({ [measure]: mm })}
        />
      ))}
      <Checkbox id="wall-door" checked={door !== null} onChange={() => (door ? change({ door: null }) : addDoor())}>
        {words.door}
      </Checkbox>
      {door && (
        <div className={styles.pair}>
          <MeasureField
            id="door-left"
            label={words.doorLeft}
            value={door.left}
            onChange={(left) => change({ door: { ...door, left } })}
          />
          <MeasureField
            id="door-width"
            label={words.doorWidth}
            value={door.width}
            onChange={(width) => change({ door: { ...door, width } })}
          />
        </div>
      )}
      <Checkbox
        id="wall-slope"
        checked={slope !== null}
        onChange={() => (slope ? change({ slope: null }) : addSlope())}
      >
        {words.slope}
      </Checkbox>
      {slope && (
        <>
          <SelectField
            id="slope-side"
            label={words.slopeSide}
            value={slope.side}
            onChange={(event) =>
              change({ slope: { ...slope, side: event.target.value === 'left' ? 'left' : 'right' } })
            }
          >
            <option value="left">{words.slopeLeft}</option>
            <option value="right">{words.slopeRight}</option>
          </SelectField>
          <div className={styles.pair}>
            <MeasureField
              id="slope-low"
              label={words.slopeLow}
              value={slope.low}
              onChange={(low) => change({ slope: { ...slope, low } })}
            />
            <MeasureField
              id="slope-run"
              label={words.slopeRun}
              value={slope.run}
              onChange={(run) => change({ slope: { ...slope, run } })}
            />
          </div>
        </>
      )}
      <Checkbox id="wall-children" checked={wall.children} onChange={() => change({ children: !wall.children })}>
        {words.children}
        <span className={`${text.xs} ${text.stone} ${styles.help}`}>{words.childrenHelp}</span>
      </Checkbox>
    </Section>
  )
}
