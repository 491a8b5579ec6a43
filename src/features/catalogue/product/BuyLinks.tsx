import { useEffect, useState, type MouseEvent } from 'react'
import { Icon } from '../../../design/Icon'
import { PageLink } from '../../../design/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import * as styles from './BuyLinks.module.css'

/** How long the page says that the link was copied, in ms. */
const saidFor = 6000

/** What else can be done with a piece: put it on a gift list, or show it to somebody under the name of its version. */
export function BuyLinks({ name }: { name: string }) {
  const language = useLanguage()
  const words = useWords('catalogue').product
  const [failed, setFailed] = useState(false)
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null)
  useEffect(() => {
    const timer = said ? setTimeout(() => setSaid(null), saidFor) : undefined
    return () => clearTimeout(timer)
  }, [said])

  // A link of its own: where the panel can't be fetched, it leads to the page about gift lists.
  const toGiftlists = (event: MouseEvent) => {
    if (failed || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    import(/* webpackChunkName: "after" */ './after/openGiftlists')
      .then(({ openGiftlists }) => openGiftlists())
      .catch(() => setFailed(true))
  }
  const toSomebody = () =>
    import(/* webpackChunkName: "after" */ './after/share').then(
      ({ share }) => share(name).then(setSaid),
      () => setSaid('notCopied'),
    )
  return (
    <div className={styles.links}>
      <PageLink to={pathOf('giftlist-home', language)} onClick={toGiftlists}>
        <Icon name="gift" />
        <span>{words.giftlist}</span>
      </PageLink>
      <button type="button" onClick={() => void toSomebody()}>
        <Icon name={said === 'copied' ? 'check' : 'copy'} />
        <span>{words.share}</span>
      </button>
      <span role="status">{said && words[said]}</span>
    </div>
  )
}
