import { Fragment } from 'react'
import * as styles from './OpeningHours.module.css'

/** The shop API writes opening hours as in "ma–vr 7–19 uur, za 8–18 uur". Lines break at the commas. */
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
