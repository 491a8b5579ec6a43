import * as text from '../../../design/text.module.css'
import { useWords } from '../../../i18n/useWords'
import * as styles from './ServiceRow.module.css'

/** What the shop does for whoever buys here. */
export function ServiceRow() {
  const { services } = useWords('catalogue').home
  return (
    <ul className={`wrap ${styles.services}`}>
      {services.map(({ title, text: line }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p className={text.sm}>{line}</p>
        </li>
      ))}
    </ul>
  )
}
