import { useWords } from '../../../../i18n/useWords'
import * as serif from '../../../../ui/serif.module.css'
import * as text from '../../../../ui/text.module.css'
import type { ListFields } from '../fields/listFields'
import * as styles from './CreateGiftlist.module.css'

interface ListPreviewProps {
  list: Pick<ListFields, 'name' | 'name_parents' | 'welcome_message'>
}

/** The head of the public page, with the text as it is typed. */
export function ListPreview({ list }: ListPreviewProps) {
  const { preview: words } = useWords('giftlistOwner')
  const [name, names, message] = [list.name.trim(), list.name_parents.trim(), list.welcome_message.trim()]
  const isEmpty = name === '' && names === '' && message === ''
  return (
    <section className={styles.preview} aria-labelledby="giftlist-preview">
      <h2 id="giftlist-preview" className={`${text.sm} ${text.stone}`}>
        {words.title}
      </h2>
      <div className={styles.head}>
        {isEmpty ? (
          <p className={text.lg}>{words.empty}</p>
        ) : (
          <>
            <p className={text.sm}>{words.eyebrow}</p>
            <p className={text.xxl} dir="auto">
              {name || words.unnamed}
            </p>
          </>
        )}
        {names !== '' && names !== name && <p dir="auto">{words.by(names)}</p>}
        {message !== '' && (
          <p className={`${styles.message} ${serif.serif} ${text.lg}`} dir="auto">
            “{message}”
          </p>
        )}
      </div>
    </section>
  )
}
