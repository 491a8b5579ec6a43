import { useEffect, useRef } from 'react'
import { Icon } from '../../../design/Icon'
import type { Sorting } from '../../../contract/productList'
import { useWords } from '../../../i18n/useWords'
import * as styles from './SortSelect.module.css'

interface SortSelectProps {
  sortings: readonly [Sorting, ...Sorting[]]
  value: Sorting | null
  onChoose: (sorting: Sorting) => void
}

/** The browser's own list of orders. What was chosen in it before the script came counts. */
export function SortSelect({ sortings, value, onChoose }: SortSelectProps) {
  const words = useWords('catalogue').list
  const select = useRef<HTMLSelectElement>(null)
  const early = useRef<((sorting: Sorting) => void) | null>(onChoose)
  const [usual] = sortings
  const shown = value ?? usual

  useEffect(() => {
    if (!select.current) return
    const chosen = sortings.find((sorting) => sorting === select.current?.value) ?? usual
    if (early.current && chosen !== usual) early.current(chosen)
    else select.current.value = shown
    early.current = null
  }, [shown, sortings, usual])

  return (
    <label className={styles.sort}>
      {words.sort}
      <select
        ref={select}
        defaultValue={usual}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          const chosen = sortings.find((sorting) => sorting === currentTarget.value)
          if (chosen) onChoose(chosen)
        }}
      >
        {sortings.map((sorting) => (
          <option key={sorting} value={sorting}>
            {words.sortings[sorting]}
          </option>
        ))}
      </select>
      <Icon name="down" size={14} />
    </label>
  )
}
