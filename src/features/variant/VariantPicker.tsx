import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { useMessages } from '../../i18n/useMessages'
import * as text from '../../ui/text.module.css'
import * as styles from './VariantPicker.module.css'

/** An option of a picker, relative to the current variant. */
export interface Option {
  key: string
  name: string
  swatch: string | null
  group: string | null
  /** The path of the variant that the option would select. */
  path: string
  isChosen: boolean
  /** The names of the chosen options in other pickers that this option would change. */
  changedNames: readonly string[]
  /** Whether the variant that the option would select is sold out. */
  isSoldOut: boolean
  /** Whether every variant with this option is sold out. */
  isUnavailable: boolean
}

interface VariantPickerProps {
  id: string
  name: string
  options: readonly Option[]
  onChoose: (key: string) => void
  /** Receives the key of the option under the mouse pointer; null after the pointer has left all options. */
  onPoint?: (key: string | null) => void
}

/**
 * In the HTML, each option is a link to its variant's page, so that the picker works without scripts. With scripts, the
 * options are radio buttons (docs/decisions/product-page.md, "Variant options are links that become radio buttons").
 * The user can still open an option in a new tab.
 */
export function VariantPicker({ id, name, options, onChoose, onPoint }: VariantPickerProps) {
  const messages = useMessages('catalogue').product
  const [isScripted, setIsScripted] = useState(false)
  useEffect(() => setIsScripted(true), [])

  const buildOptionLabel = ({ name, isSoldOut, isUnavailable, changedNames }: Option) =>
    [
      name,
      isUnavailable ? messages.soldOut : isSoldOut && messages.soldOutTogether,
      changedNames.length > 0 && messages.notWithOthers,
    ]
      .filter(Boolean)
      .join(', ')
  const handleClick = (event: MouseEvent, key: string) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(key)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const elements = [...event.currentTarget.children] as HTMLElement[]
    const nextIndex = getNextOptionIndex(elements.indexOf(event.target as HTMLElement), event.key, options.length)
    if (nextIndex === null) return
    event.preventDefault()
    elements[nextIndex]!.focus()
    onChoose(options[nextIndex]!.key)
  }
  return (
    <div className={styles.picker}>
      <p id={id} className={text.sm}>
        {messages.chosen(name)}
        <span>{options.find((option) => option.isChosen)?.name}</span>
      </p>
      <div
        role={isScripted ? 'radiogroup' : 'group'}
        aria-labelledby={id}
        className={styles.options}
        onKeyDown={handleKeyDown}
        onPointerLeave={() => onPoint?.(null)}
      >
        {options.map((option) => (
          <a
            key={option.key}
            href={option.path}
            {...(isScripted
              ? { role: 'radio', 'aria-checked': option.isChosen, tabIndex: option.isChosen ? 0 : -1 }
              : { 'aria-current': option.isChosen || undefined })}
            aria-label={buildOptionLabel(option)}
            title={option.swatch ? option.name : undefined}
            className={buildOptionClass(option)}
            style={option.swatch ? { backgroundColor: option.swatch } : undefined}
            onClick={(event) => handleClick(event, option.key)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint?.(option.key)}
          >
            {!option.swatch && option.name}
          </a>
        ))}
      </div>
    </div>
  )
}

function buildOptionClass({ swatch, group, isSoldOut, isChosen }: Option): string {
  const baseClasses = swatch ? [styles.swatch, swatchPatterns.get(group)] : [styles.name]
  return [...baseClasses, isSoldOut && styles.slashed, isChosen && styles.chosen].filter(Boolean).join(' ')
}

const keySteps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, ' ': 0 }

/**
 * Implements the keys of radio buttons (ARIA Authoring Practices). The arrow keys wrap around, and the space bar
 * chooses the focused option. Returns null for any other key.
 */
export function getNextOptionIndex(index: number, key: string, count: number): number | null {
  const step = keySteps[key]
  if (step === undefined || index < 0) return null
  return (index + step + count) % count
}

const swatchPatterns = new Map<string | null, string | undefined>([
  ['finish', styles.wood],
  ['fabric', styles.weave],
  ['pattern', styles.weave],
  ['cord', styles.weave],
])
