import { useLanguage } from '../../../i18n/LanguageContext'
import { locale } from '../../../i18n/languages'
import { measureUpright } from '../design/measures'
import { planDrilling } from '../design/planDrilling'
import { buildBox } from '../drawing/viewBox'
import { usePlanner } from '../planner/PlannerContext'
import * as styles from './PrintSheet.module.css'

export function DrillingSection() {
  const { messages, design, system } = usePlanner()
  const { holes, hasHoleNearCorner } = planDrilling(design, system)
  const numberFormat = new Intl.NumberFormat(locale[useLanguage()], { maximumFractionDigits: 1 })
  const { width, height } = design.wall
  const uprights = [...new Set(holes.map(({ upright }) => upright))]
  if (holes.length === 0) {
    return (
      <section>
        <h3>{messages.print.drilling}</h3>
        <p>{messages.print.noDrilling}</p>
      </section>
    )
  }
  return (
    <section>
      <h3>{messages.print.drilling}</h3>
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
      <p>{messages.print.drillingHelp(system.drilling.diameter, system.drilling.depth)}</p>
      {hasHoleNearCorner && <p>{messages.print.cornered}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.print.upright}</th>
            <th scope="col">{messages.print.fromLeft}</th>
            <th scope="col">{messages.print.fromFloor}</th>
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
