import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react'
import * as text from '../../../design/text.module.css'
import { useWords } from '../../../i18n/useWords'
import { grainOf } from './grain'
import { OptionNote } from './OptionNote'
import { optionAfter } from './optionAfter'
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
  /** The names of the other choices that it does not exist with: those follow. */
  moves: readonly string[]
  /** The version that it leads to can't be had. */
  soldOut: boolean
  /** No version with it can be had. */
  gone: boolean
}

interface OptionPickerProps {
  id: string
  name: string
  options: readonly Option[]
  onChoose: (key: string) => void
  /** A mouse is over the choice, or over none: its version may be shown. */
  onPoint?: (key: string | null) => void
}

/**
 * One row of choices. In the HTML each is a link to its version's page, so that it works without script; with script
 * they are a group of radio buttons that change the version in place (docs/decisions, choices are links), and a choice
 * opened in a new tab still shows the right version.
 */
export function OptionPicker({ id, name, options, onChoose, onPoint }: OptionPickerProps) {
  const words = useWords('catalogue').product
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])

  const labelOf = ({ name, soldOut, gone, moves }: Option) =>
    [name, gone ? words.soldOut : soldOut && words.soldOutTogether, moves.length > 0 && words.notWithOthers]
      .filter(Boolean)
      .join(', ')
  const choose = (event: MouseEvent, key: string) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(key)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const places = [...event.currentTarget.children] as HTMLElement[]
    const to = optionAfter(places.indexOf(event.target as HTMLElement), event.key, options.length)
    const option = to === null ? null : options[to]
    if (to === null || !option) return
    event.preventDefault()
    places[to]?.focus()
    onChoose(option.key)
  }
  return (
    <div className={styles.picker}>
      <p id={id} className={text.sm}>
        {words.chosen(name)}
        <span>{options.find((option) => option.chosen)?.name}</span>
      </p>
      <div
        role={scripted ? 'radiogroup' : 'group'}
        aria-labelledby={id}
        className={styles.options}
        onKeyDown={press}
        onPointerLeave={() => onPoint?.(null)}
      >
        {options.map((option) => (
          <a
            key={option.key}
            href={option.path}
            {...(scripted
              ? { role: 'radio', 'aria-checked': option.chosen, tabIndex: option.chosen ? 0 : -1 }
              : { 'aria-current': option.chosen || undefined })}
            aria-label={labelOf(option)}
            title={option.swatch ? option.name : undefined}
            className={optionClass(option)}
            style={option.swatch ? { backgroundColor: option.swatch } : undefined}
            onClick={(event) => choose(event, option.key)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint?.(option.key)}
          >
            {!option.swatch && option.name}
          </a>
        ))}
      </div>
      <OptionNote options={options} />
    </div>
  )
}

function optionClass({ swatch, group, moves, soldOut, chosen }: Option): string {
  const look = swatch ? `${styles.swatch} ${styles[grainOf(group)] ?? ''}` : styles.name
  return [look, (moves.length > 0 || soldOut) && styles.slashed, chosen && styles.chosen].filter(Boolean).join(' ')
}
