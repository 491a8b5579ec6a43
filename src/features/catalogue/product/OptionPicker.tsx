import type { MouseEvent } from 'react'
import { useWords } from '../../../i18n/useWords'
import { grainOf } from './grain'
import * as styles from './OptionPicker.module.css'

/** A choice as it stands in the picker, seen from the version in view. */
export interface Option {
  key: string
  name: string
  swatch: string | null
  group: string | null
  /** The address of the version that it leads to. */
  path: string
  chosen: boolean
  /** It does not exist with the other choices: those follow. */
  moves: boolean
  soldOut: boolean
}

interface OptionPickerProps {
  id: string
  name: string
  options: readonly Option[]
  onChoose: (key: string) => void
}

/**
 * One row of choices. Each is a link to its version's page, so that it works without script; with script a tap
 * changes the version in place, and a link opened in a new tab still shows the right one.
 */
export function OptionPicker({ id, name, options, onChoose }: OptionPickerProps) {
  const words = useWords('catalogue').product
  const chosen = options.find((option) => option.chosen)
  const labelOf = ({ name, soldOut, moves }: Option) =>
    [name, soldOut && words.soldOut, moves && words.notWithOthers].filter(Boolean).join(', ')
  const choose = (event: MouseEvent, key: string) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(key)
  }
  return (
    <div role="group" aria-labelledby={id} className={styles.picker}>
      <p id={id}>
        {words.chosen(name)}
        <span>{chosen?.name}</span>
      </p>
      <div className={styles.options}>
        {options.map((option) => (
          <a
            key={option.key}
            href={option.path}
            aria-current={option.chosen || undefined}
            aria-label={labelOf(option)}
            title={option.swatch ? option.name : undefined}
            className={optionClass(option)}
            style={option.swatch ? { backgroundColor: option.swatch } : undefined}
            onClick={(event) => choose(event, option.key)}
          >
            {!option.swatch && option.name}
          </a>
        ))}
      </div>
    </div>
  )
}

function optionClass({ swatch, group, moves, soldOut }: Option): string {
  const look = swatch ? `${styles.swatch} ${styles[grainOf(group)] ?? ''}` : styles.name
  return moves || soldOut ? `${look} ${styles.slashed}` : `${look}`
}
