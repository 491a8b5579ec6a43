import { Fragment } from 'react'
import * as styles from './OpeningHours.module.css'

/**
 * Shows opening hours as the shop API writes them, such as "ma–vr 7–19 uur, za 8–18 uur". Lines break at the commas.
 */
export function OpeningHours({ hours }: { hours: string }) {
  return (
    <>
      {hours.split(', ').map((part, index) => (
        <Fragment key={`${index} ${part}`}>
          {index > 0 && ', '}
          <span className={styles.part}>{part}</span>
        </Fragment>
      ))}
    </>
  )
}
