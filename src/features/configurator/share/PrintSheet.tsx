import { toCents, toEuro } from '../../../contract/money'
import { useMoney } from '../../../i18n/money'
import { useDesignSummary } from '../buying/useDesignSummary'
import { Measures } from '../drawing/Measures'
import { UnitShapes } from '../drawing/UnitShapes'
import { createViewBox, formatViewBox } from '../drawing/viewBox'
import { Room } from '../drawing/Room'
import { usePlanner } from '../planner/PlannerContext'
import { describeDesign } from '../wording/describeDesign'
import { buildShareAddress } from '../address/designAddress'
import { DrillingSection } from './DrillingSection'
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
