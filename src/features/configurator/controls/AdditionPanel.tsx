import type { PointerEvent } from 'react'
import { useMoney } from '../../../i18n/money'
import type { PartType } from '../../../pageTable/contents/shelving'
import { Icon } from '../../../ui/figure/Icon'
import { suggestFinish } from '../commands/changeParts'
import { findModel, findSwatch } from '../design/measures'
import { PartShape } from '../drawing/PartShape'
import { ToolButton } from '../fields/ToolButton'
import { createColumnAddition, getSelectedColumn, suggestAddition } from '../planner/suggestAddition'
import { capitalize } from '../wording/describeDesign'
import { type PlannerValue, usePlanner } from '../planner/PlannerContext'
import { watchDrag } from '../stage/watchDrag'
import * as text from '../../../ui/text.module.css'
import * as styles from './controls.module.css'

export function AdditionPanel() {
  const { messages, system, state, design, runCommand } = usePlanner()
  const selectedColumn = getSelectedColumn(design, state.selection)
  const hasColumns = design.columns.length > 0
  const addColumn = (at: number) => runCommand(createColumnAddition(design, at, system))
  return (
    <section className={styles.adding}>
      <h2 className={text.lg}>
        {selectedColumn === null ? messages.adding.title : messages.adding.titleColumn(selectedColumn + 1)}
      </h2>
      <p className={`${text.xs} ${text.stone}`}>{hasColumns ? messages.adding.drag : messages.adding.noColumn}</p>
      {hasColumns && (
        <ul className={styles.rows}>
          {system.parts.map((type) => (
            <AdditionRow key={type.key} type={type} />
          ))}
        </ul>
      )}
      <div className={styles.tools}>
        {hasColumns && (
          <ToolButton icon="left" onClick={() => addColumn(0)}>
            {messages.adding.columnBefore}
          </ToolButton>
        )}
        <ToolButton icon="right" onClick={() => addColumn(design.columns.length)}>
          {messages.adding.columnAfter}
        </ToolButton>
      </div>
    </section>
  )
}

function AdditionRow({ type }: { type: PartType }) {
  const planner = usePlanner()
  const { messages, system, state, design, drawing, dispatch, runCommand } = planner
  const formatEuro = useMoney()
  const { key: kind } = type
  const name = capitalize(type.name)
  const finish = suggestFinish(design, system)
  const swatch = findSwatch(system.finishes, finish)
  const price = findPartPrice(planner, type, finish)

  const handlePointerDown = (event: PointerEvent) => {
    if (!drawing.current || event.button !== 0) return
    watchDrag(event.nativeEvent, {
      svg: drawing.current,
      design,
      system,
      part: { kind, finish, id: null, swatch },
      onDrop: (place) => runCommand({ type: 'add', kind, finish, ...place }),
    })
  }
  return (
    <li>
      <button
        type="button"
        className={styles.chooser}
        aria-label={messages.adding.choosePlace(name)}
        onPointerDown={handlePointerDown}
        onClick={() => dispatch({ type: 'placing', kind, finish, id: null })}
      >
        <svg viewBox="-10 -430 820 460" aria-hidden="true">
          <PartShape
            type={type}
            box={{ x: 0, y: -200 - type.height / 2, width: 800, height: type.height }}
            swatch={swatch}
          />
        </svg>
        <span>
          {name}
          {price && (
            <span>
              {price.isLowestPrice ? messages.adding.from(formatEuro(price.amount)) : formatEuro(price.amount)}
            </span>
          )}
        </span>
      </button>
      <button
        type="button"
        className={styles.plus}
        aria-label={messages.adding.put(name)}
        onClick={() => runCommand(suggestAddition(design, state.selection, kind, system))}
      >
        <Icon name="plus" />
      </button>
    </li>
  )
}

/**
 * The price depends on the width of the column. If no column is selected and the columns have several widths, or if the
 * part is not made in the width of the column, `amount` is the lowest price of the part in euro, and `isLowestPrice` is
 * true if its prices differ. Returns null if the part has no price.
 */
function findPartPrice(
  { design, state, system, freshSkus }: PlannerValue,
  type: PartType,
  finish: string,
): { amount: number; isLowestPrice: boolean } | null {
  const column = getSelectedColumn(design, state.selection)
  const widths = new Set(design.columns.map(({ width }) => width))
  const width = column === null ? (widths.size === 1 ? [...widths][0] : undefined) : design.columns[column]?.width
  const exactModel = width === undefined ? undefined : findModel(system, type.key, { width, depth: design.depth })
  const models = exactModel ? [exactModel] : type.models.filter(({ depth }) => depth === design.depth)
  const prices = models.flatMap(({ skus }) => {
    const sku = skus[finish] ?? Object.values(skus)[0]
    return sku ? [freshSkus.get(sku.id_sku)?.price ?? sku.price] : []
  })
  return prices.length > 0 ? { amount: Math.min(...prices), isLowestPrice: new Set(prices).size > 1 } : null
}
