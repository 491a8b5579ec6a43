import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { useWords } from '../../i18n/useWords'
import * as text from '../../ui/text.module.css'
import * as styles from './VariantPicker.module.css'

/** A choice as it stands in the picker, seen from the variant in view. */
export interface Option {
  key: string
  name: string
  swatch: string | null
  group: string | null
  /** The address of the variant that it leads to. */
  path: string
  chosen: boolean
  /** The names of the other choices that it does not exist with: those follow. */
  moves: readonly string[]
  /** The variant that it leads to can't be had. */
  soldOut: boolean
  /** No variant with it can be had. */
  gone: boolean
}

interface VariantPickerProps {
  id: string
  name: string
  options: readonly Option[]
  onChoose: (key: string) => void
  /** A mouse is over the choice, or over none: its variant may be shown. */
  onPoint?: (key: string | null) => void
}

/**
 * One row of choices. In the HTML each is a link to its variant's page, so that it works without script; with script
 * they are a group of radio buttons that change the variant in place (docs/decisions, choices are links), and a choice
 * opened in a new tab still shows the right variant.
 */
export function VariantPicker({ id, name, options, onChoose, onPoint }: VariantPickerProps) {
  const words = useWords('catalogue').product
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])

  const buildLabel = ({ name, soldOut, gone, moves }: Option) =>
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
    const to = getNextOptionIndex(places.indexOf(event.target as HTMLElement), event.key, options.length)
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
            aria-label={buildLabel(option)}
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
  const baseClass = swatch ? `${styles.swatch} ${styles[getSwatchPattern(group)] ?? ''}` : styles.name
  return [baseClass, (moves.length > 0 || soldOut) && styles.slashed, chosen && styles.chosen].filter(Boolean).join(' ')
}

const joinNames = (options: readonly Option[]): string => options.map(({ name }) => name).join(', ')

/** What the slashes of a picker mean, in words: what follows along, and what can't be had. */
function OptionNote({ options }: { options: readonly Option[] }) {
  const words = useWords('catalogue').product
  const moving = [...new Set(options.filter(({ gone }) => !gone).flatMap(({ moves }) => moves))]
  const gone = options.filter((option) => option.gone)
  const soldOut = options.filter((option) => option.soldOut && !option.gone)
  const lines = [
    moving.length > 0 && words.slashed(moving.join(', ')),
    soldOut.length > 0 && words.namedSoldOut(joinNames(soldOut)),
    gone.length > 0 && words.namedGone(joinNames(gone)),
  ].filter(Boolean)
  return lines.length > 0 && <p className={`${text.xxs} ${text.stone}`}>{lines.join(' ')}</p>
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, ' ': 0 }

/**
 * The place that a key leads to in a row of radio buttons (ARIA Authoring Practices): arrows go on, round the ends;
 * the space bar chooses where it stands. null when the key means nothing there.
 */
export function getNextOptionIndex(place: number, key: string, count: number): number | null {
  const step = steps[key]
  if (step === undefined || place < 0) return null
  return (place + step + count) % count
}

/** How a swatch is drawn: bands of wood, a weave, or flat. By the attribute groups of the catalogue. */
type SwatchPattern = 'wood' | 'weave' | 'flat'

const swatchPatterns: Record<string, SwatchPattern> = {
  finish: 'wood',
  fabric: 'weave',
  pattern: 'weave',
  cord: 'weave',
}

const getSwatchPattern = (group: string | null): SwatchPattern => (group && swatchPatterns[group]) || 'flat'
