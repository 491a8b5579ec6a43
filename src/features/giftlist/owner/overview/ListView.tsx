import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Giftlist } from '../../../../contract/giftlist'
import { useLanguage } from '../../../../i18n/LanguageContext'
import { bringMessages } from '../../../../i18n/lateMessages'
import { buildPath } from '../../../../pageTable/paths'
import { TextLink } from '../../../../ui/button/TextLink'
import { Note } from '../../../../ui/status/Note'
import { formatGiftlistName } from '../giftlistState'
import { PartnerSection } from '../partner/PartnerSection'
import { GiftlistDeletion } from '../settings/GiftlistDeletion'
import { SettingsForm } from '../settings/SettingsForm'
import { GiftlistSharing } from '../share/GiftlistSharing'
import { ListLinks } from './ListLinks'
import * as text from '../../../../ui/text.module.css'
import * as styles from './MyGiftlists.module.css'

const useMessages = bringMessages('giftlistOwner')

interface ListViewProps {
  list: Giftlist
  onChanged: (list: Giftlist) => void
  onDeleted: (list: Giftlist) => void
  onMissing: (id: number) => void
}

export const listHeadingId = 'giftlist-name'

/** The heading of a new list receives the focus, so that screen readers announce the list. */
export function ListView({ list, onChanged, onDeleted, onMissing }: ListViewProps) {
  const messages = useMessages('giftlistOwner')
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isNewList] = useState(hasCreatedMark)
  useEffect(() => {
    removeCreatedMark()
    if (isNewList) heading.current?.focus()
  }, [isNewList])
  const changeProps = { list, onChanged, onMissing: () => onMissing(list.id_giftlist) }
  return (
    <article className={styles.view} aria-labelledby={listHeadingId}>
      <div className={styles.head}>
        <TextLink to={buildPath('my-giftlists', language)} className={`${text.sm} ${text.link}`}>
          {messages.allLists}
        </TextLink>
        <h2
          id={listHeadingId}
          ref={heading}
          tabIndex={-1}
          className={`${styles.name} ${text.xl}`}
          dir="auto"
          aria-describedby={isNewList ? 'giftlist-created' : undefined}
        >
          {formatGiftlistName(list, messages.unnamed)}
        </h2>
        {isNewList && (
          <Note variant="ok">
            <p id="giftlist-created">{messages.created}</p>
          </Note>
        )}
        <ListLinks list={list} isInSettings />
      </div>
      <GiftlistSharing {...changeProps} />
      <SettingsForm {...changeProps} />
      <PartnerSection {...changeProps} />
      <GiftlistDeletion {...changeProps} onDeleted={onDeleted} />
    </article>
  )
}

const createdMark = v.object({ created: v.literal(true) })

const hasCreatedMark = (): boolean => v.is(createdMark, window.history.state)

/** A reload or the Back button must not announce the list again. */
function removeCreatedMark(): void {
  const historyState: unknown = window.history.state
  if (v.is(createdMark, historyState)) window.history.replaceState({ ...historyState, created: false }, '')
}
