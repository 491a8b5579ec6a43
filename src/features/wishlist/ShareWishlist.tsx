import { useEffect, useId, useRef } from 'react'
import { Button } from '../../design/Button'
import { Field } from '../../design/Field'
import * as text from '../../design/text.module.css'
import { useWords } from '../../i18n/useWords'
import { useSharing } from './useSharing'
import * as styles from './Wishlist.module.css'

/** A link with which anybody sees the list, as long as its owner wants. */
export function ShareWishlist() {
  const words = useWords('wishlist').share
  const { url, busy, news, ...sharing } = useSharing()
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const link = useRef<HTMLInputElement>(null)
  const shared = url !== null
  const before = useRef(shared)
  useEffect(() => {
    if (before.current === shared) return
    before.current = shared
    // What was pressed has gone. A link that was made or ended in another tab takes nobody from where they are.
    if (document.activeElement === document.body) (link.current ?? title.current)?.focus()
  }, [shared])
  return (
    <section className={styles.share} aria-labelledby={heading}>
      <h2 id={heading} ref={title} className={text.lg} tabIndex={-1}>
        {words.title}
      </h2>
      <p className={text.sm}>{words.why}</p>
      {!shared ? (
        <Button look="ghost" busy={busy} onClick={sharing.start}>
          {words.start}
        </Button>
      ) : (
        <>
          <Field
            ref={link}
            id={`${heading}-link`}
            label={words.link}
            value={url}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <div className={styles.deeds}>
            <Button look="ghost" onClick={sharing.copy}>
              {words.copy}
            </Button>
            {sharing.send && (
              <Button look="ghost" onClick={sharing.send}>
                {words.send}
              </Button>
            )}
            <button type="button" className={styles.link} onClick={sharing.end}>
              {words.end}
            </button>
          </div>
        </>
      )}
      <p role="status" className={text.sm}>
        {news && words[news]}
      </p>
    </section>
  )
}
