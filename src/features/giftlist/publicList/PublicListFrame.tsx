import type { ReactNode } from 'react'
import type { PageContext } from '../../../pageTable/pageContext'
import { giftlistPicture } from '../../../pageTable/contents/giftlists'
import { Picture } from '../../../ui/figure/Picture'
import { Skeleton } from '../../../ui/status/Skeleton'
import { useDocumentTitle } from '../../../ui/page/useDocumentTitle'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import * as print from '../../../ui/page/print.module.css'
import * as serif from '../../../ui/serif.module.css'
import * as text from '../../../ui/text.module.css'
import * as styles from './PublicListFrame.module.css'

export interface ShownHead {
  heading: string
  eyebrow: ReactNode
  introduction: ReactNode
  progress: ReactNode
  /** True when the list is unknown or closed. */
  isPlain: boolean
}

interface PublicListFrameProps {
  page: PageContext
  head: ShownHead | null
  children: ReactNode
}

/**
 * The heading stays the same element while the list loads, so that it keeps the focus that it receives when a link
 * opens the page.
 */
export function PublicListFrame({ page, head, children }: PublicListFrameProps) {
  const heading = head?.heading ?? page.title
  useDocumentTitle(page.head.title, page.title, heading)
  return (
    <div className={styles.page}>
      <section
        className={`${print.alone} ${head?.isPlain ? `wrap ${styles.plain}` : styles.head}`}
        // The text has the same background as the wall in the photograph.
        style={head?.isPlain ? undefined : { background: giftlistPicture.tone }}
      >
        <div className={styles.copy}>
          <div className={styles.introduction}>
            <div className={text.sm}>{head ? head.eyebrow : <Skeleton width="14rem" height="1.35rem" />}</div>
            <h1 className={text.xxxl} dir="auto">
              {heading}
            </h1>
            {head ? head.introduction : <IntroductionPlaceholder />}
          </div>
          {head ? head.progress : <Skeleton width="min(100%, 34rem)" height="6rem" />}
        </div>
        {!head?.isPlain && <Picture picture={giftlistPicture} sizes="(min-width:64em) 50vw,100vw" priority />}
      </section>
      {children}
    </div>
  )
}

/**
 * The hidden character loads the typeface of the welcome message early, so that the lines of the message do not shift
 * later.
 */
function IntroductionPlaceholder() {
  return (
    <>
      <Skeleton width="min(100%, 28rem)" height="7rem" />
      <VisuallyHidden>
        <span className={serif.serif} aria-hidden="true">
          “
        </span>
      </VisuallyHidden>
    </>
  )
}
