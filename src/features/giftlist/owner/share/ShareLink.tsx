import { useId, useState } from 'react'
import { useLanguage } from '../../../../i18n/LanguageContext'
import { bringMessages } from '../../../../i18n/lateMessages'
import { Button } from '../../../../ui/button/Button'
import { Field } from '../../../../ui/form/Field'
import * as text from '../../../../ui/text.module.css'
import { buildPublicPath, formatCode } from '../giftlistPlaces'
import { QrCode, useQrCode } from './QrCode'
import * as styles from './Share.module.css'

const useMessages = bringMessages('giftlistOwner')

export function ShareLink({ code }: { code: string }) {
  const { share: messages } = useMessages('giftlistOwner')
  const language = useLanguage()
  const id = useId()
  const address = window.location.origin + buildPublicPath(code, language)
  const drawing = useQrCode(address)
  const { isCopied, copy: copyAddress, send } = useSharing(address)
  return (
    <div className={styles.columns}>
      <div className={styles.link}>
        <Field
          id={`${id}-link`}
          label={messages.link}
          help={messages.linkHelp}
          value={address}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <div className={styles.actions}>
          <Button variant="ghost" onClick={() => void copyAddress()}>
            {messages.copy}
          </Button>
          {send && (
            <Button variant="ghost" onClick={send}>
              {messages.send}
            </Button>
          )}
        </div>
        <p role="status" className={`${styles.news} ${text.sm}`}>
          {isCopied !== null && (isCopied ? messages.copied : messages.notCopied)}
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

function useSharing(address: string) {
  const { share: messages } = useMessages('giftlistOwner')
  const [isCopied, setIsCopied] = useState<boolean | null>(null)
  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setIsCopied(true)
    } catch {
      setIsCopied(false)
    }
  }
  return {
    /** Whether the link was copied; null before the first attempt. */
    isCopied,
    copy: copyAddress,
    /** Opens the share sheet of the device; null on a device without one. The share sheet reports its own errors. */
    send:
      typeof navigator.share === 'function'
        ? () => void navigator.share({ title: messages.sentTitle, url: address }).catch(() => undefined)
        : null,
  }
}
