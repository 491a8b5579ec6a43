import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button/Button'
import { Field } from '../../ui/form/Field'
import { bringMessages } from '../../i18n/lateMessages'
import { useLanguage } from '../../i18n/LanguageContext'
import { buildPath } from '../../pageTable/paths'
import { loadCode } from '../../store/http/ApiError'
import { useAppSelector } from '../../store/hooks'
import { useMutation } from '../../store/query/useMutation'
import { selectAccountWishlist } from '../../store/wishlist/wishlistSelectors'
import { copyAddress, hasShareSheet, shareAddress } from '../../ui/page/shareAddress'
import * as text from '../../ui/text.module.css'
import * as styles from './Wishlist.module.css'

const useMessages = bringMessages('wishlist')

export function WishlistSharing() {
  const messages = useMessages('wishlist').share
  const { url, isBusy, news, ...sharing } = useSharing()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const linkField = useRef<HTMLInputElement>(null)
  const isShared = url !== null
  const wasShared = useRef(isShared)
  useEffect(() => {
    if (wasShared.current === isShared) return
    wasShared.current = isShared
    // If the pressed button was removed, the body has the focus. A change in another tab must not move the focus.
    if (document.activeElement === document.body) (linkField.current ?? heading.current)?.focus()
  }, [isShared])
  return (
    <section className={styles.share} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} className={text.lg} tabIndex={-1}>
        {messages.title}
      </h2>
      <p className={text.sm}>{messages.why}</p>
      {!isShared ? (
        <Button variant="ghost" isBusy={isBusy} onClick={sharing.startSharing}>
          {messages.start}
        </Button>
      ) : (
        <>
          <Field
            ref={linkField}
            id={`${headingId}-link`}
            label={messages.link}
            value={url}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <div className={styles.actions}>
            <Button variant="ghost" onClick={sharing.copyLink}>
              {messages.copy}
            </Button>
            {hasShareSheet() && (
              <Button variant="ghost" onClick={sharing.sendLink}>
                {messages.send}
              </Button>
            )}
            <button type="button" className={styles.link} onClick={sharing.endSharing}>
              {messages.end}
            </button>
          </div>
        </>
      )}
      <p role="status" className={text.sm}>
        {news && messages[news]}
      </p>
    </section>
  )
}

type SharingChange = 'shareWishes' | 'endSharing'

type SharingNews = 'copied' | 'notCopied' | 'ended' | 'failed'

function useSharing() {
  const language = useLanguage()
  const { text } = useMessages('wishlist').share
  const key = useAppSelector((state) => selectAccountWishlist(state)?.share ?? null)
  const [news, setNews] = useState<SharingNews | null>(null)
  const url =
    key === null
      ? null
      : `${window.location.origin}${buildPath('my-wishlist', language)}?list=${encodeURIComponent(key)}`

  const { isBusy, run } = useMutation((change: SharingChange) => async (dispatch) => {
    const thunks = await loadCode(
      () => import(/* webpackChunkName: "accountWishes" */ '../../store/wishlist/accountWishes'),
    )
    return dispatch(thunks[change]())
  })
  const changeSharing = async (change: SharingChange) => {
    setNews(null)
    const failure = await run(change)
    const successNews = change === 'endSharing' ? 'ended' : null
    if (failure !== undefined) setNews(failure ? 'failed' : successNews)
  }
  return {
    url,
    isBusy,
    news,
    startSharing: () => void changeSharing('shareWishes'),
    endSharing: () => void changeSharing('endSharing'),
    copyLink: () => void copyAddress(url ?? '').then(setNews),
    sendLink: () => void shareAddress(text, url ?? ''),
  }
}
