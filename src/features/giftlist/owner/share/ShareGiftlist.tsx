import { useEffect, useId, useRef } from 'react'
import { bringMessages } from '../../../../i18n/lateMessages'
import { Button } from '../../../../ui/button/Button'
import { ErrorNote } from '../../../../ui/status/ErrorNote'
import { SlowNote } from '../../../../ui/status/SlowNote'
import * as text from '../../../../ui/text.module.css'
import { findShareCode } from '../giftlistPaths'
import { useGiftlistErrorMessage } from '../useGiftlistErrorMessage'
import { type ListChangeProps, useListChange } from '../settings/useListChange'
import { PrintCards } from './PrintCards'
import * as styles from './Share.module.css'
import { ShareLink } from './ShareLink'

const useMessages = bringMessages('giftlistOwner', 'identity')

export function ShareGiftlist(props: ListChangeProps) {
  const { share: messages } = useMessages('giftlistOwner')
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { list } = props
  const code = findShareCode(list)
  const wasPublished = useRef(list.published)
  useEffect(() => {
    if (wasPublished.current === list.published) return
    wasPublished.current = list.published
    // If the pressed button was removed, the body has the focus.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [list.published])
  return (
    <section id="share" className={styles.section} aria-labelledby={headingId}>
      <h3 id={headingId} ref={heading} tabIndex={-1} className={`${styles.title} ${text.xl}`}>
        {messages.title}
      </h3>
      {!list.published && <PublishPrompt {...props} />}
      {list.published && code === null && <p>{messages.noCode}</p>}
      {list.published && code !== null && (
        <>
          <ShareLink code={code} />
          <PrintCards list={list} code={code} />
        </>
      )}
    </section>
  )
}

function PublishPrompt(props: ListChangeProps) {
  const { share: messages } = useMessages('giftlistOwner')
  const { form } = useMessages('identity')
  const describeError = useGiftlistErrorMessage()
  const { isBusy, error, run } = useListChange(props)
  return (
    <>
      <p className={styles.text}>{messages.publishFirst}</p>
      <ErrorNote>{error && describeError(error)}</ErrorNote>
      <SlowNote isBusy={isBusy} text={form.slow} />
      <div>
        {/* The page has only one ink button: the submit button of the settings. */}
        <Button variant="ghost" isBusy={isBusy} onClick={() => void run({ published: true })}>
          {messages.publish}
        </Button>
      </div>
    </>
  )
}
