import { Icon } from '../../../design/Icon'
import { PageLink } from '../../../design/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import * as styles from './BuyLinks.module.css'
import { useGiftlistPanel } from './useGiftlistPanel'
import { useShare } from './useShare'

/** What else can be done with a piece: put it on a gift list, or show it to somebody under the name of its version. */
export function BuyLinks({ name }: { name: string }) {
  const language = useLanguage()
  const words = useWords('catalogue').product
  const openGiftlists = useGiftlistPanel()
  const { state, share } = useShare(name)
  return (
    <div className={styles.links}>
      <PageLink to={pathOf('giftlist-home', language)} onClick={(event) => void openGiftlists(event)}>
        <Icon name="gift" />
        <span>{words.giftlist}</span>
      </PageLink>
      <button type="button" onClick={() => void share()}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        <span>{words.share}</span>
      </button>
      <span role="status">{state !== 'idle' && words[state]}</span>
    </div>
  )
}
