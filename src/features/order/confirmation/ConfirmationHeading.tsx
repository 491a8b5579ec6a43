import { createContext, type ReactNode, useState } from 'react'
import { NoScriptNote } from '../../../forms/NoScriptNote'
import { useHeadings } from '../../../i18n/headings'
import { Skeleton } from '../../../ui/status/Skeleton'
import * as text from '../../../ui/text.module.css'
import * as styles from './Confirmation.module.css'

/** Sets the text of the heading once the order has loaded, or null. */
export const ConfirmationNewsContext = createContext<(news: ReactNode) => void>(() => undefined)

/**
 * The page's heading, which the HTML contains before the order has loaded. It stays the same element when the news of
 * the order is added, so that it keeps the focus.
 */
export function ConfirmationPage({ children }: { children: ReactNode }) {
  const title = useHeadings().confirmation
  const [news, setNews] = useState<ReactNode>(null)
  return (
    <>
      <h1 className={styles.title}>
        {news ? (
          <>
            <span className={`${text.sm} ${text.stone}`}>{title}</span> {news}
          </>
        ) : (
          title
        )}
      </h1>
      <NoScriptNote />
      <ConfirmationNewsContext.Provider value={setNews}>{children}</ConfirmationNewsContext.Provider>
    </>
  )
}

/** Shown while the order loads. */
export function ConfirmationPlaceholder() {
  return (
    <div className={`${styles.page} ${styles.loading}`} aria-hidden="true">
      <Skeleton height="24rem" />
    </div>
  )
}
