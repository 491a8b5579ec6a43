import { useLanguage } from '../../../i18n/LanguageContext'
import { locale } from '../../../i18n/languages'
import { bringMessages } from '../../../i18n/lateMessages'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Design } from '../design/Design'
import type { DrillingPlan } from '../design/planDrilling'
import { measureUpright } from '../design/measures'
import { buildBox } from '../drawing/viewBox'
import * as styles from './PrintSheet.module.css'

const useMessages = bringMessages('configurator')

interface DrillingSectionProps {
  plan: DrillingPlan
  design: Design
  system: ShelvingSystem
}

export function DrillingSection({
  plan: { holes, diameter, depth, hasHoleNearCorner },
  design,
  system,
}: DrillingSectionProps) {
  const messages = useMessages('configurator').print
  const numberFormat = new Intl.NumberFormat(locale[useLanguage()], { maximumFractionDigits: 1 })
  const { width, height } = design.wall
  const uprights = [...new Set(holes.map(({ upright }) => upright))]
  if (holes.length === 0) {
    return (
      <section>
        <h3>{messages.drilling}</h3>
        <p>{messages.noDrilling}</p>
      </section>
    )
  }
  return (
    <section>
      <h3>{messages.drilling}</h3>
      <svg viewBox={`-60 ${-height - 60} ${width + 120} ${height + 260}`} className={styles.plan} aria-hidden="true">
        <path d={`M0 0V${-height}H${width}V0z`} />
        {uprights.map((index) => {
          const area = measureUpright(design, index, system)
          return (
            <g key={index}>
              <rect {...buildBox(area)} />
              <text x={area.left} y={150} textAnchor="middle">
                {index + 1}
              </text>
            </g>
          )
        })}
        {holes.map(({ x, y }) => (
          <circle key={`${x}-${y}`} cx={x} cy={-y} r={26} />
        ))}
      </svg>
      <p>{messages.drillingHelp(diameter, depth)}</p>
      {hasHoleNearCorner && <p>{messages.cornered}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.upright}</th>
            <th scope="col">{messages.fromLeft}</th>
            <th scope="col">{messages.fromFloor}</th>
          </tr>
        </thead>
        <tbody>
          {uprights.map((index) => {
            const uprightHoles = holes.filter(({ upright }) => upright === index)
            return (
              <tr key={index}>
                <td>{index + 1}</td>
                <td>{numberFormat.format((uprightHoles[0]?.x ?? 0) / 10)}</td>
                <td>{uprightHoles.map(({ y }) => numberFormat.format(y / 10)).join(' · ')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
