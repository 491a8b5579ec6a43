import type { KeyboardEvent } from 'react'
import { Button } from '../../../design/Button'
import { Field } from '../../../design/Field'
import { useWords } from '../../../i18n/useWords'
import type { PointFault } from './usePointSearch'
import * as styles from './Shipping.module.css'

interface PostcodeSearchProps {
  value: string
  onType: (value: string) => void
  busy: boolean
  fault: PointFault | null
  onSearch: () => void
}

/** Looks for pick-up points elsewhere. It stands inside the step's form: Enter searches and does not send the step. */
export function PostcodeSearch({ value, onType, busy, fault, onSearch }: PostcodeSearchProps) {
  const { shipping } = useWords('checkout')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onSearch()
  }
  return (
    <div className={styles.search} role="search" aria-label={shipping.searchLabel}>
      <Field
        id="point-postcode"
        name="point-postcode"
        label={shipping.postcode}
        autoComplete="shipping postal-code"
        autoCapitalize="characters"
        enterKeyHint="search"
        maxLength={12}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        error={fault ? shipping[fault] : undefined}
      />
      <Button look="ghost" busy={busy} onClick={onSearch}>
        {shipping.search}
      </Button>
    </div>
  )
}
