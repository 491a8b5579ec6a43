import * as text from '../../../design/text.module.css'
import type { HomeFurther } from '../../../pageTable/contents/home'
import * as styles from './ServiceRow.module.css'

/** What the shop does for whoever buys here. */
export function ServiceRow({ services }: Pick<HomeFurther, 'services'>) {
  return (
    <ul className={styles.services}>
      {services.map(({ title, text: line }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p className={text.sm}>{line}</p>
        </li>
      ))}
    </ul>
  )
}
