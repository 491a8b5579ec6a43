import { Fragment } from 'react'
import type { Giftlist } from '../../../../contract/giftlist'
import type { Language } from '../../../../i18n/languages'
import type { Areas } from '../../../../i18n/messages'
import { buildPublicPath, formatCode } from '../giftlistPaths'
import { QrCode, useQrCode } from './QrCode'
import { shortenText } from '../../../../pageTable/pages/pageMaker'
import * as print from '../../../../ui/page/print.module.css'
import * as serif from '../../../../ui/serif.module.css'
import * as text from '../../../../ui/text.module.css'
import * as styles from './GiftlistCards.module.css'

const noBreakSpace = '\u00a0'

/** `one` prints one card on A6 paper, and `four` prints four cards on A4 paper. */
export type CardLayout = 'one' | 'four'

interface GiftlistCardsProps {
  list: Giftlist
  code: string
  language: Language
  /** The language of the card may differ from that of the page. */
  messages: Areas['giftlistOwner']['cardToPrint']
  layout: CardLayout
}

/** The screen shows one card even if four cards are printed. */
export function GiftlistCards({ list, code, language, messages, layout }: GiftlistCardsProps) {
  const path = buildPublicPath(code, language)
  const drawing = useQrCode(window.location.origin + path)
  const { occasion, names, hasLongNames, message } = buildCardTexts(list)
  const card = (
    <div className={styles.card}>
      {occasion !== '' && (
        <p className={text.sm} dir="auto">
          {occasion}
        </p>
      )}
      <p className={`${styles.names} ${hasLongNames ? text.lg : text.xl}`} dir="auto">
        {names}
      </p>
      {message !== '' && (
        <p className={`${styles.message} ${serif.serif}`} dir="auto">
          {message}
        </p>
      )}
      <div className={styles.foot}>
        <QrCode drawing={drawing} />
        <div className={styles.reach}>
          <p>{messages.scan}</p>
          <CardAddress address={window.location.host + path} />
          <p>{messages.type(formatCode(code).replace(' ', noBreakSpace))}</p>
        </div>
      </div>
    </div>
  )
  return (
    <div className={`${print.only} ${styles.sheet} ${styles[layout]}`} lang={language}>
      {card}
      {layout === 'four' &&
        [2, 3, 4].map((copy) => (
          <div key={copy} className={styles.copy} aria-hidden="true">
            {card}
          </div>
        ))}
    </div>
  )
}

/** The code at the end of the address stays on one line, because givers type the code. */
function CardAddress({ address }: { address: string }) {
  const parts = address.split(/(?<=\/)/)
  return (
    <p>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {index === parts.length - 1 ? <span className={styles.code}>{part}</span> : part}
        </Fragment>
      ))}
    </p>
  )
}

/** A message of more characters does not fit on an A6 card. */
const maxCardMessageLength = 240

/** Names of more characters are printed smaller, so that they fit on the card. */
const maxLargeNamesLength = 32

/**
 * `occasion` is empty when the name of the list takes the place of the names. A long message is cut after a sentence or
 * a word.
 */
export function buildCardTexts({ name, name_parents, welcome_message }: Giftlist) {
  const [occasion, parents] = [name.trim(), name_parents.trim()]
  const names = parents || occasion
  return {
    occasion: parents === '' ? '' : occasion,
    names,
    hasLongNames: names.length > maxLargeNamesLength,
    message: shortenText(welcome_message.trim().replace(/\s+/g, ' '), maxCardMessageLength),
  }
}
