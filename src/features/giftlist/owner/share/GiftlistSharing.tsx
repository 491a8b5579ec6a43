import { useEffect, useId, useRef, useState } from 'react'
import { useLanguage } from '../../../../i18n/LanguageContext'
import { bringMessages } from '../../../../i18n/lateMessages'
import { Button } from '../../../../ui/button/Button'
import { Field } from '../../../../ui/form/Field'
import { copyAddress, hasShareSheet, shareAddress } from '../../../../ui/page/shareAddress'
import { ErrorNote } from '../../../../ui/status/ErrorNote'
import { SlowNote } from '../../../../ui/status/SlowNote'
import * as text from '../../../../ui/text.module.css'
import { buildPublicPath, findShareCode, formatCode } from '../giftlistPaths'
import { useGiftlistErrorMessage } from '../useGiftlistErrorMessage'
import { type ListChangeProps, useListChange } from '../settings/useListChange'
import { PrintableCards } from './PrintableCards'
import { QrCode, useQrCode } from './QrCode'
import * as styles from './Share.module.css'

const useMessages = bringMessages('giftlistOwner', 'identity')

export function GiftlistSharing(props: ListChangeProps) {
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
          <PrintableCards list={list} code={code} />
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

function ShareLink({ code }: { code: string }) {
  const { share: messages } = useMessages('giftlistOwner')
  const language = useLanguage()
  const idPrefix = useId()
  const address = window.location.origin + buildPublicPath(code, language)
  const drawing = useQrCode(address)
  const [copyOutcome, setCopyOutcome] = useState<'copied' | 'notCopied' | null>(null)
  return (
    <div className={styles.columns}>
      <div className={styles.link}>
        <Field
          id={`${idPrefix}-link`}
          label={messages.link}
          help={messages.linkHelp}
          value={address}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <div className={styles.actions}>
          <Button variant="ghost" onClick={() => void copyAddress(address).then(setCopyOutcome)}>
            {messages.copy}
          </Button>
          {hasShareSheet() && (
            <Button variant="ghost" onClick={() => void shareAddress(messages.sentTitle, address)}>
              {messages.send}
            </Button>
          )}
        </div>
        <p role="status" className={`${styles.news} ${text.sm}`}>
          {copyOutcome && messages[copyOutcome]}
        </p>
        <div>
          <p className={text.xs}>{messages.code}</p>
          <p className={`${styles.code} ${text.xl}`}>{formatCode(code)}</p>
          <p className={`${text.xs} ${text.stone}`}>{messages.codeHelp}</p>
        </div>
      </div>
      <QrCode drawing={drawing} label={messages.qr(address)} />
    </div>
  )
}
