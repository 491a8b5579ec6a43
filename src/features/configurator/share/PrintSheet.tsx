import { toCents, toEuro } from '../../../contract/money'
import { useLanguage } from '../../../i18n/LanguageContext'
import { locale } from '../../../i18n/languages'
import { useMoney } from '../../../i18n/money'
import { useDesignSummary } from '../buying/useDesignSummary'
import { measureUpright } from '../design/measures'
import { planDrilling } from '../design/planDrilling'
import { Measures } from '../drawing/Measures'
import { UnitShapes } from '../drawing/UnitShapes'
import { buildBox, createViewBox, formatViewBox } from '../drawing/viewBox'
import { Room } from '../drawing/Room'
import { usePlanner } from '../planner/PlannerContext'
import { describeDesign } from '../wording/describeDesign'
import { buildShareAddress } from '../address/designAddress'
import * as print from '../../../ui/page/print.module.css'
import * as styles from './PrintSheet.module.css'

/** The sheet has the size of A4 paper, and is printed instead of the page. */
export function PrintSheet() {
  const { messages, design, system } = usePlanner()
  const { lines, price } = useDesignSummary()
  const formatEuro = useMoney()
  return (
    <div className={`${print.only} ${styles.sheet}`}>
      <h2>{messages.print.title}</h2>
      <p>{describeDesign(design, system, messages).summary}</p>
      <svg viewBox={formatViewBox(createViewBox(design.wall))} className={styles.drawing}>
        <Room wall={design.wall} personLabel={messages.tools.person} />
        <UnitShapes design={design} system={system} />
        <Measures design={design} system={system} isComplete />
      </svg>
      <div className={styles.columns}>
        <section>
          <h3>{messages.buy.list}</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">{messages.print.count}</th>
                <th scope="col">{messages.print.part}</th>
                <th scope="col">{messages.print.price}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ sku, quantity }) => (
                <tr key={sku.id_sku}>
                  <td>{quantity}</td>
                  <td>{sku.name}</td>
                  <td>{formatEuro(toEuro(toCents(sku.price) * quantity))}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              {price.discount > 0 && (
                <tr>
                  <td />
                  <td>{system.campaign?.name}</td>
                  <td>{formatEuro(-price.discount)}</td>
                </tr>
              )}
              <tr>
                <td>{price.partCount}</td>
                <td>{messages.buy.total}</td>
                <td>{formatEuro(price.total)}</td>
              </tr>
            </tfoot>
          </table>
        </section>
        <DrillingSection />
      </div>
      <p className={styles.address}>
        {messages.print.link} {buildShareAddress(design, system)}
      </p>
    </div>
  )
}

function DrillingSection() {
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
