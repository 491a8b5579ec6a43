import { useEffect, useId, useRef, useState } from 'react'
import type { Giftlist } from '../../../../contract/giftlist'
import { bringMessages } from '../../../../i18n/lateMessages'
import { sendGiftlistDeletion } from '../../../../store/giftlist/giftlistApi'
import { type RecordedError, recordError } from '../../../../store/http/ApiError'
import { useMutation } from '../../../../store/query/useMutation'
import type { AppThunk } from '../../../../store/AppThunk'
import { Button } from '../../../../ui/button/Button'
import { ErrorNote } from '../../../../ui/status/ErrorNote'
import { SlowNote } from '../../../../ui/status/SlowNote'
import { findRevealDay } from '../giftlistState'
import { isRefusedForGifts, isListMissing, useGiftlistErrorMessage } from '../useGiftlistErrorMessage'
import { forgetSettingsDraft } from './settingsFields'
import { type ListChangeProps, useListChange } from './useListChange'
import * as text from '../../../../ui/text.module.css'
import * as styles from './Settings.module.css'

const useMessages = bringMessages('giftlistOwner', 'identity')

interface GiftlistDeletionProps extends ListChangeProps {
  onDeleted: (list: Giftlist) => void
}

/** A list with gifts cannot be deleted, but it can be closed. */
export function GiftlistDeletion(props: GiftlistDeletionProps) {
  const { deletion: messages } = useMessages('giftlistOwner')
  const [isOpen, setIsOpen] = useState(false)
  const idPrefix = useId()
  const container = useRef<HTMLElement>(null)
  const handleKeep = () => {
    setIsOpen(false)
    container.current?.querySelector('button')?.focus()
  }
  return (
    <section ref={container} className={styles.part} aria-labelledby={`${idPrefix}-title`}>
      <h3 id={`${idPrefix}-title`} className={text.xl}>
        {messages.title}
      </h3>
      <div>
        <Button
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={`${idPrefix}-question`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {messages.open}
        </Button>
      </div>
      <div id={`${idPrefix}-question`} className={styles.section} hidden={!isOpen}>
        {isOpen && <DeletionConfirmation {...props} onKeep={handleKeep} />}
      </div>
    </section>
  )
}

function DeletionConfirmation({ onKeep, ...props }: GiftlistDeletionProps & { onKeep: () => void }) {
  const { deletion: messages } = useMessages('giftlistOwner')
  const { form } = useMessages('identity')
  const describeError = useGiftlistErrorMessage()
  const question = useRef<HTMLParagraphElement>(null)
  const deletion = useListDeletion(props)
  const listChange = useListChange(props)
  const { published } = props.list
  const isRefused = deletion.error !== null && isRefusedForGifts(deletion.error)
  // The question receives the focus when it opens, and whenever the pressed button was replaced.
  useEffect(() => question.current?.focus(), [published, isRefused])
  const error = listChange.error ?? deletion.error
  return (
    <>
      <p ref={question} tabIndex={-1} className={styles.question}>
        {messages.question}
      </p>
      {error && (
        <ErrorNote>
          {isRefused && findRevealDay(props.list) !== null ? messages.hidden : describeError(error)}{' '}
          {isRefused && (published ? messages.closeInstead : messages.isClosed)}
        </ErrorNote>
      )}
      <SlowNote isBusy={deletion.isBusy || listChange.isBusy} text={form.slow} />
      <div className={styles.actions}>
        {isRefused ? (
          published && (
            <Button isBusy={listChange.isBusy} onClick={() => void listChange.run({ published: false })}>
              {messages.close}
            </Button>
          )
        ) : (
          <Button variant="remove" isBusy={deletion.isBusy} onClick={() => void deletion.run()}>
            {messages.submit}
          </Button>
        )}
        <Button variant="ghost" onClick={onKeep}>
          {messages.keep}
        </Button>
      </div>
    </>
  )
}

function useListDeletion({ list, onDeleted }: GiftlistDeletionProps) {
  return useMutation((): AppThunk<Promise<RecordedError | null>> => async (_dispatch, _getState, { client }) => {
    try {
      await sendGiftlistDeletion(client, list)
    } catch (error) {
      const failure = recordError(error)
      if (!isListMissing(failure)) return failure
    }
    forgetSettingsDraft(list.id_giftlist)
    onDeleted(list)
    return null
  })
}
