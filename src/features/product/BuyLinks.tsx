import { navigate } from 'gatsby'
import { useEffect, useState, type MouseEvent } from 'react'
import { Icon } from '../../ui/figure/Icon'
import { PageLink } from '../../ui/button/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import { buildPath } from '../../pageTable/paths'
import { useAppStore } from '../../store/hooks'
import { type GiftlistAddition, panelOpened } from '../../store/sidePanelSlice'
import * as styles from './BuyLinks.module.css'

/** In ms. */
const shareResultDuration = 6000

export function BuyLinks({ addition }: { addition: GiftlistAddition }) {
  const language = useLanguage()
  const messages = useMessages('catalogue').product
  const store = useAppStore()
  const [shareResult, setShareResult] = useState<'copied' | 'notCopied' | null>(null)
  useEffect(() => {
    const timer = shareResult ? setTimeout(() => setShareResult(null), shareResultDuration) : undefined
    return () => clearTimeout(timer)
  }, [shareResult])

  // If the services cannot be loaded, the page about gift lists opens, as it does without scripts.
  const handleGiftlist = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    store.openServices().then(
      () => void store.dispatch(panelOpened({ mode: 'giftlistResult', data: addition })),
      () => void navigate(buildPath('giftlist-home', language)),
    )
  }
  const handleShare = () =>
    import(/* webpackChunkName: "after" */ '../../ui/page/shareAddress').then(
      ({ shareAddress }) =>
        shareAddress(`${addition.name}, ${addition.variant}`, window.location.origin + window.location.pathname).then(
          setShareResult,
        ),
      () => setShareResult('notCopied'),
    )
  return (
    <div className={styles.links}>
      {__OFFERED__.giftlists && (
        <PageLink to={buildPath('giftlist-home', language)} onClick={handleGiftlist}>
          <Icon name="gift" />
          <span>{messages.giftlist}</span>
        </PageLink>
      )}
      <button type="button" onClick={() => void handleShare()}>
        <Icon name={shareResult === 'copied' ? 'check' : 'copy'} />
        <span>{messages.share}</span>
      </button>
      <span role="status">{shareResult && messages[shareResult]}</span>
    </div>
  )
}
