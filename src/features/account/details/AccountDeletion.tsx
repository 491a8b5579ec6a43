import { useRef, useState } from 'react'
import { Button } from '../../../design/Button'
import * as formStyles from '../../../forms/Form.module.css'
import { useWords } from '../../../i18n/useWords'
import { DeletionForm } from './DeletionForm'
import * as styles from './Details.module.css'

/** The end of an account: what goes and what stays is said before anything is asked. */
export function AccountDeletion({ email }: { email: string }) {
  const words = useWords('password').details.delete
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const keep = () => {
    setOpen(false)
    place.current?.querySelector('button')?.focus()
  }
  return (
    <div className={styles.part} ref={place}>
      <h3 className={formStyles.heading}>{words.title}</h3>
      <div>
        <Button look="ghost" aria-expanded={open} aria-controls="account-deletion" onClick={() => setOpen(!open)}>
          {words.open}
        </Button>
      </div>
      <div id="account-deletion" className={styles.part} hidden={!open}>
        {open && (
          <>
            <div className={styles.consequences}>
              <p>{words.goes}</p>
              <ul className={styles.list}>
                {words.goesList.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
              <p>{words.stays}</p>
            </div>
            <DeletionForm email={email} onKeep={keep} />
          </>
        )}
      </div>
    </div>
  )
}
