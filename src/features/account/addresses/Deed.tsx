import * as text from '../../../design/text.module.css'
import * as styles from './Addresses.module.css'

interface DeedProps {
  /** The same with the address that it is about, for who does not see where it stands. */
  name: string
  busy?: boolean
  onClick: () => void
  children: string
}

/** One thing that can be done with an address. */
export function Deed({ name, busy = false, onClick, children }: DeedProps) {
  return (
    <button
      type="button"
      className={`${styles.deed} ${text.sm} ${text.link}`}
      aria-label={name}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
