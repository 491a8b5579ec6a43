import { Note } from '../../../design/Note'
import { PageLink } from '../../../design/PageLink'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import type { Pieces } from '../rules/cameAgain'
import { piecesInWords } from '../rules/piecesInWords'
import * as styles from './OrderAgain.module.css'
import type { useOrderAgain } from './useOrderAgain'

/** What of an order went into the basket and what could not, by name and number. */
export function AgainResult({ result, fault }: Pick<ReturnType<typeof useOrderAgain>, 'result' | 'fault'>) {
  const words = useWords('order')
  const language = useLanguage()
  if (fault !== null) {
    return (
      <Note look="bad" role="alert" className={styles.result}>
        {fault}
      </Note>
    )
  }
  if (!result) return null
  const list = (title: string, pieces: Pieces[]) =>
    pieces.length > 0 && (
      <>
        <p>{title}</p>
        <ul className={styles.pieces}>
          {pieces.map((each) => (
            <li key={each.line.id_order_line}>{piecesInWords(each, words)}</li>
          ))}
        </ul>
      </>
    )
  const nothing = result.added.length === 0
  return (
    <Note look={nothing ? 'fjord' : 'ok'} role="status" className={styles.result}>
      {nothing ? <p>{words.again.nothing}</p> : list(words.again.added, result.added)}
      {!nothing && list(words.again.missing, result.missing)}
      {!nothing && (
        <PageLink to={pathOf('cart', language)} className={`${styles.cart} ${text.link}`}>
          {words.again.cart}
        </PageLink>
      )}
    </Note>
  )
}
