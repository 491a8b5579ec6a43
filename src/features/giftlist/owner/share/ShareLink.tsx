import { useId, useState } from 'react'
import { useLanguage } from '../../../../i18n/LanguageContext'
import { bringMessages } from '../../../../i18n/lateMessages'
import { Button } from '../../../../ui/button/Button'
import { Field } from '../../../../ui/form/Field'
import { copyAddress, hasShareSheet, shareAddress } from '../../../../ui/page/shareAddress'
import * as text from '../../../../ui/text.module.css'
import { buildPublicPath, formatCode } from '../giftlistPaths'
import { QrCode, useQrCode } from './QrCode'
import * as styles from './Share.module.css'

const useMessages = bringMessages('giftlistOwner')

export function ShareLink({ code }: { code: string }) {
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
