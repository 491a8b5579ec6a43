import { useLayoutEffect, useRef } from 'react'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { useAppSelector } from '../../../store/hooks'
import { useErrorMessage } from '../../../store/http/errorMessage'
import { selectLogouts } from '../../../store/session/sessionSlice'
import { TextLink } from '../../../ui/button/TextLink'
import { SlowNote } from '../../../ui/status/SlowNote'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { PageError } from '../../../forms/PageError'
import { GiftlistSearchForm } from '../find/GiftlistSearchForm'
import { GiftGridSkeleton } from './GiftGridSkeleton'
import { GiftSection } from './GiftSection'
import { ListIntroduction, ListEyebrow, ListProgress } from './ListIntroduction'
import type { ShownHead } from './PublicListFrame'
import { usePublicList } from './usePublicList'
import { readGiftlistCode } from '../../../contract/giftlist'
import { matchPrivatePage } from '../../../pageTable/matchPath'
import * as text from '../../../ui/text.module.css'
import * as styles from './GiftSection.module.css'

const useMessages = bringMessages('giftlist')

export interface PublicListContentProps {
  path: string
  /** Receives null while the content of the head is unknown. */
  onHeadChange: (head: ShownHead | null) => void
}

export function PublicListContent({ path, onHeadChange }: PublicListContentProps) {
  const { list: messages } = useMessages('giftlist')
  const describeError = useErrorMessage()
  const logouts = useAppSelector(selectLogouts)
  const { data: shownList, status, error, retry, refreshList } = usePublicList(readListKey(path))
  const message = error ? describeError(error, { other: messages.failed }) : messages.failed
  const latestRetry = useRef(retry)
  latestRetry.current = retry

  // A layout effect runs before the browser paints, so that the head and the list appear together.
  useLayoutEffect(() => {
    if (!shownList) {
      const introduction = <PageError message={message} onRetry={() => latestRetry.current()} />
      onHeadChange(
        status === 'failed'
          ? { heading: messages.eyebrow, eyebrow: '\u00a0', introduction, progress: null, isPlain: false }
          : null,
      )
      return
    }
    const isPlain = typeof shownList === 'string'
    onHeadChange(
      isPlain
        ? {
            heading: messages[shownList],
            eyebrow: <p>{messages.eyebrow}</p>,
            introduction: <MissingListText reason={shownList} />,
            progress: null,
            isPlain,
          }
        : {
            heading: shownList.name.trim() || messages.eyebrow,
            eyebrow: <ListEyebrow list={shownList} />,
            introduction: <ListIntroduction list={shownList} />,
            progress: <ListProgress list={shownList} />,
            isPlain,
          },
    )
  }, [shownList, status, message, messages, onHeadChange])

  if (status === 'failed') return null
  if (!shownList) {
    return (
      <>
        <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
        <div className="wrap">
          <SlowNote isBusy text={messages.loading} />
        </div>
        <GiftGridSkeleton />
      </>
    )
  }
  if (typeof shownList === 'string') return <MissingList />
  // After a logout, the panel is closed and empty for the next user of the device.
  return <GiftSection key={logouts} list={shownList} onRefresh={refreshList} />
}

function MissingListText({ reason }: { reason: 'unknown' | 'closed' }) {
  const { list: messages } = useMessages('giftlist')
  return (
    <p role="alert" className={text.lg}>
      {reason === 'closed' ? messages.closedText : messages.unknownText}
    </p>
  )
}

function MissingList() {
  const messages = useMessages('giftlist')
  const homePath = buildPath('giftlist-home', useLanguage())
  return (
    <div className={`wrap ${styles.missing}`}>
      <GiftlistSearchForm messages={messages.find} path={homePath} term="" />
      <TextLink to={homePath}>{messages.list.toHome}</TextLink>
    </div>
  )
}

/**
 * The key is a code, which may be typed from a printed card, or the id of a list that any user can find. Returns
 * null for any other path, which needs no request.
 */
export function readListKey(path: string): string | null {
  const match = matchPrivatePage(path)
  const typedKey = match?.id === 'giftlist' ? (match.parameters['list'] ?? '') : ''
  return readGiftlistCode(typedKey) ?? (/^[1-9]\d{0,14}$/.test(typedKey) ? typedKey : null)
}
