import { Checkbox } from '../../../ui/form/Checkbox'
import { SelectField } from '../../../ui/form/Field'
import * as text from '../../../ui/text.module.css'
import type { Wall } from '../design/Design'
import { usePlanner } from '../planner/PlannerContext'
import { convertToCm } from '../wording/describeDesign'
import { MeasureField } from '../fields/MeasureField'
import { Section } from '../fields/Section'
import * as styles from './controls.module.css'

const dimensions = ['width', 'height', 'depth'] as const

export function WallFields() {
  const { messages, system, design, runCommand } = usePlanner()
  const { wall } = design
  const { door, slope } = wall
  const changeWall = (wallChange: Partial<Wall>) => runCommand({ type: 'setWall', wall: wallChange })
  const addDoor = () => changeWall({ door: { ...system.door, left: Math.max(0, wall.width - system.door.width) } })
  const addSlope = () => changeWall({ slope: { ...system.slope, side: 'right' } })
  return (
    <Section
      title={messages.wall.title}
      summary={`${convertToCm(wall.width)} × ${messages.choice.cm(convertToCm(wall.height))}`}
    >
      {dimensions.map((dimension) => (
        <MeasureField
          key={dimension}
          id={`wall-${dimension}`}
          label={messages.wall[dimension]}
          value={wall[dimension]}
          onChange={(mm) => changeWall({ [dimension]: mm })}
        />
      ))}
      <Checkbox id="wall-door" checked={door !== null} onChange={() => (door ? changeWall({ door: null }) : addDoor())}>
        {messages.wall.door}
      </Checkbox>
      {door && (
        <div className={styles.pair}>
          <MeasureField
            id="door-left"
            label={messages.wall.doorLeft}
            value={door.left}
            onChange={(left) => changeWall({ door: { ...door, left } })}
          />
          <MeasureField
            id="door-width"
            label={messages.wall.doorWidth}
            value={door.width}
            onChange={(width) => changeWall({ door: { ...door, width } })}
          />
        </div>
      )}
      <Checkbox
        id="wall-slope"
        checked={slope !== null}
        onChange={() => (slope ? changeWall({ slope: null }) : addSlope())}
      >
        {messages.wall.slope}
      </Checkbox>
      {slope && (
        <>
          <SelectField
            id="slope-side"
            label={messages.wall.slopeSide}
            value={slope.side}
            onChange={(event) =>
              changeWall({ slope: { ...slope, side: event.target.value === 'left' ? 'left' : 'right' } })
            }
          >
            <option value="left">{messages.wall.slopeLeft}</option>
            <option value="right">{messages.wall.slopeRight}</option>
          </SelectField>
          <div className={styles.pair}>
            <MeasureField
              id="slope-low"
              label={messages.wall.slopeLow}
              value={slope.low}
              onChange={(low) => changeWall({ slope: { ...slope, low } })}
            />
            <MeasureField
              id="slope-run"
              label={messages.wall.slopeRun}
              value={slope.run}
              onChange={(run) => changeWall({ slope: { ...slope, run } })}
            />
          </div>
        </>
      )}
      <Checkbox
        id="wall-children"
        checked={wall.hasChildren}
        onChange={() => changeWall({ hasChildren: !wall.hasChildren })}
      >
        {messages.wall.children}
        <span className={`${text.xs} ${text.stone} ${styles.help}`}>{messages.wall.childrenHelp}</span>
      </Checkbox>
    </Section>
  )
}
