import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/figure/Icon'
import { useMessages } from '../../i18n/useMessages'
import type { BarFacet, OpenFacet } from './listFilters'
import type { Sorting } from '../../contract/productList'
import * as styles from './FacetBar.module.css'

interface FacetBarProps {
  facets: readonly BarFacet[]
  openFacet: OpenFacet | null
  isBusy: boolean
  filterCount: number
  onToggle: (facet: OpenFacet) => void
  /** The popover follows the button that opened it, so that Tab moves from the button into the popover. */
  popover: ReactNode
  children: ReactNode
}

/** A small screen has one button, which opens all facets. */
export function FacetBar({ facets, openFacet, isBusy, filterCount, onToggle, popover, children }: FacetBarProps) {
  const messages = useMessages('catalogue').list
  const renderButton = (facet: OpenFacet, label: ReactNode) => (
    <button
      type="button"
      aria-expanded={openFacet === facet}
      aria-busy={(openFacet === facet && isBusy) || undefined}
      onClick={() => onToggle(facet)}
    >
      {label}
    </button>
  )
  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        {__OFFERED__.filters && (
          <div className={styles.small}>
            {renderButton(
              'all',
              <>
                <Icon name="filter" size={18} />
                {messages.filter}
                {filterCount > 0 && ` (${filterCount})`}
              </>,
            )}
          </div>
        )}
        {__OFFERED__.filters &&
          facets.map((facet) => (
            <div key={facet} className={styles.facet}>
              {renderButton(
                facet,
                <>
                  {messages.facets[facet]}
                  <Icon name="down" size={14} />
                </>,
              )}
              {openFacet === facet && popover}
            </div>
          ))}
        {children}
      </div>
    </div>
  )
}

export function ScaleSwitch({ isToScale, onSwitch }: { isToScale: boolean; onSwitch: () => void }) {
  const messages = useMessages('catalogue').list
  return (
    <button type="button" className={styles.scale} aria-pressed={isToScale} onClick={onSwitch}>
      <Icon name="rule" size={18} />
      {messages.toScale}
    </button>
  )
}

interface SortSelectProps {
  sortings: readonly [Sorting, ...Sorting[]]
  value: Sorting | null
  onChoose: (sorting: Sorting) => void
}

/** A choice that the user makes before the script has loaded still takes effect. */
export function SortSelect({ sortings, value, onChoose }: SortSelectProps) {
  const messages = useMessages('catalogue').list
  const selectElement = useRef<HTMLSelectElement>(null)
  const earlyChoiceHandler = useRef<((sorting: Sorting) => void) | null>(onChoose)
  const [usualSorting] = sortings
  const shownSorting = value ?? usualSorting

  useEffect(() => {
    if (!selectElement.current) return
    const chosenSorting = sortings.find((sorting) => sorting === selectElement.current?.value) ?? usualSorting
    if (earlyChoiceHandler.current && chosenSorting !== usualSorting) earlyChoiceHandler.current(chosenSorting)
    else selectElement.current.value = shownSorting
    earlyChoiceHandler.current = null
  }, [shownSorting, sortings, usualSorting])

  return (
    <label className={styles.sort}>
      <span>{messages.sort}</span>
      <select
        ref={selectElement}
        defaultValue={usualSorting}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          const chosenSorting = sortings.find((sorting) => sorting === currentTarget.value)
          if (chosenSorting) onChoose(chosenSorting)
        }}
      >
        {sortings.map((sorting) => (
          <option key={sorting} value={sorting}>
            {messages.sortings[sorting]}
          </option>
        ))}
      </select>
      <Icon name="down" size={14} />
    </label>
  )
}
