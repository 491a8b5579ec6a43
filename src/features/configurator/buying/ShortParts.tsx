import { Button } from '../../../ui/button/Button'
import { Note } from '../../../ui/status/Note'
import { tryCommand } from '../commands/tryCommand'
import type { Command } from '../commands/Command'
import { listParts, type PartLine } from '../design/listParts'
import { usePlanner } from '../planner/PlannerContext'
import { useDesignSummary } from './useDesignSummary'
import * as styles from './buying.module.css'

type NamedCommand = [name: string, command: Command]

export function ShortParts({ shortLines }: { shortLines: readonly PartLine[] }) {
  const { messages, design, system, freshSkus, runCommand } = usePlanner()
  const options = [
    ...system.finishes.map(({ key, name }): NamedCommand => [name, { type: 'setFinish', id: 'all', finish: key }]),
    ...system.colours.map(({ key, name }): NamedCommand => [name, { type: 'setColour', colour: key }]),
  ]
  const availableOptions = options.filter(([, command]) => {
    const attempt = tryCommand(design, command, system)
    return (
      'design' in attempt &&
      listParts(attempt.design, system, freshSkus).every(({ sku, quantity }) => sku.stock >= quantity)
    )
  })
  return (
    <Note variant="bad" role="status">
      {shortLines.map(({ sku }) => (
        <p key={sku.id_sku}>{messages.buy.short(sku.name, sku.stock)}</p>
      ))}
      <p>{messages.buy.shortHelp}</p>
      <div className={styles.options}>
        {availableOptions.map(([name, command]) => (
          <Button key={name} variant="ghost" onClick={() => runCommand(command)}>
            {messages.nearest.finish(name)}
          </Button>
        ))}
      </div>
    </Note>
  )
}

export function StockNote() {
  const { shortLines } = useDesignSummary()
  return shortLines.length > 0 ? <ShortParts shortLines={shortLines} /> : null
}
