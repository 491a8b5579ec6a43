import { useEffect, useMemo, useRef, useState } from 'react'
import { Form, useCheckedForm } from '../../../../forms/Form'
import { useLanguage } from '../../../../i18n/LanguageContext'
import { bringMessages } from '../../../../i18n/lateMessages'
import { useAppSelector } from '../../../../store/hooks'
import { selectIsRegistered, selectLogouts, selectRegisteredId } from '../../../../store/session/sessionSlice'
import { TextLink } from '../../../../ui/button/TextLink'
import { Checkbox } from '../../../../ui/form/Checkbox'
import { AccountAccess } from '../../../account/access/AccountAccess'
import { forgetAccountDraft } from '../../../account/access/accountFields'
import { EventDayField, ListFieldset } from '../fields/ListFieldset'
import type { ListFields } from '../fields/listFields'
import { buildListPath } from '../giftlistPaths'
import {
  type NewListFields,
  newListFieldOrder,
  buildNewListSchema,
  readNewListDraft,
  saveNewListDraft,
} from './newListFields'
import { type FormOwner, updateFormOwner } from './updateFormOwner'
import { useListCreation } from './useListCreation'
import { giftlistPicture } from '../../../../pageTable/contents/giftlists'
import { Picture } from '../../../../ui/figure/Picture'
import * as text from '../../../../ui/text.module.css'
import * as styles from './GiftlistCreation.module.css'
import * as serif from '../../../../ui/serif.module.css'

const useMessages = bringMessages('giftlistOwner')

export function GiftlistCreation() {
  const isRegistered = useAppSelector(selectIsRegistered)
  useEffect(() => {
    if (isRegistered) forgetAccountDraft()
  }, [isRegistered])
  return <NewListForm key={useFormGeneration()} />
}

function NewListForm() {
  const ownerMessages = useMessages('giftlistOwner')
  const { create: messages } = ownerMessages
  const language = useLanguage()
  const isRegistered = useAppSelector(selectIsRegistered)
  const [initialFields] = useState(readNewListDraft)
  const schema = useMemo(() => buildNewListSchema(ownerMessages), [ownerMessages])
  const form = useCheckedForm<NewListFields>({ schema, initialFields, saveFields: saveNewListDraft })
  const { isBusy, error, submitFields, waitingCount, namesake } = useListCreation(form)
  const isWaiting = waitingCount > 0 && !isRegistered
  const column = useRef<HTMLDivElement>(null)
  const wasWaiting = useRef(isWaiting)
  useEffect(() => {
    // The login form, which had the focus, was removed. The list is now being created.
    if (wasWaiting.current && !isWaiting) column.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    wasWaiting.current = isWaiting
  }, [isWaiting])

  return (
    <div className={styles.columns}>
      <div ref={column} className={styles.column}>
        <Form
          form={form}
          fieldOrder={newListFieldOrder}
          submitLabel={isRegistered ? messages.submit : messages.next}
          isBusy={isBusy}
          error={error}
          onSubmit={submitFields}
        >
          <ListFieldset legend={messages.legend}>
            {namesake && (
              <p className={text.sm} role="status">
                <TextLink to={buildListPath('my-giftlists', language, namesake.id_giftlist)}>
                  {messages.openNamesake}
                </TextLink>
              </p>
            )}
          </ListFieldset>
          <EventDayField />
          <div className={styles.published}>
            <Checkbox id="published" {...form.register('published')}>
              {messages.publish}
            </Checkbox>
            <p className={`${text.xs} ${text.stone}`}>{messages.publishHelp}</p>
          </div>
        </Form>
        {isWaiting && <AccessStep attempt={waitingCount} />}
      </div>
      <ListPreview list={form.watch()} />
    </div>
  )
}

function AccessStep({ attempt }: { attempt: number }) {
  const { create: messages } = useMessages('giftlistOwner')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [attempt])
  return (
    <section className={styles.access} aria-labelledby="giftlist-access">
      <h2 id="giftlist-access" ref={heading} tabIndex={-1} className={`${styles.heading} ${text.xl}`}>
        {messages.access.title}
      </h2>
      <p>{messages.access.text}</p>
      <AccountAccess />
    </section>
  )
}

/** Returns a number that increases when another user takes over the form. */
function useFormGeneration(): number {
  const currentOwner = { id: useAppSelector(selectRegisteredId), logouts: useAppSelector(selectLogouts) }
  const [owner, setOwner] = useState<FormOwner>({ ...currentOwner, generation: 0 })
  const nextOwner = updateFormOwner(owner, currentOwner)
  if (nextOwner !== owner) setOwner(nextOwner)
  return nextOwner.generation
}

function ListPreview({ list }: { list: Pick<ListFields, 'name' | 'name_parents' | 'welcome_message'> }) {
  const { preview: messages } = useMessages('giftlistOwner')
  const [name, owners, message] = [list.name.trim(), list.name_parents.trim(), list.welcome_message.trim()]
  const isEmpty = name === '' && owners === '' && message === ''
  return (
    <section className={styles.preview} aria-labelledby="giftlist-preview">
      <h2 id="giftlist-preview" className={`${text.sm} ${text.stone}`}>
        {messages.title}
      </h2>
      <div className={styles.card} style={{ background: giftlistPicture.tone }}>
        <Picture picture={giftlistPicture} sizes="(min-width:64em) 40vw,100vw" />
        <div className={styles.head}>
          {isEmpty ? (
            <p className={text.lg}>{messages.empty}</p>
          ) : (
            <>
              <p className={text.sm}>{messages.eyebrow}</p>
              <p className={text.xxl} dir="auto">
                {name || messages.unnamed}
              </p>
            </>
          )}
          {owners !== '' && owners !== name && <p dir="auto">{messages.by(owners)}</p>}
          {message !== '' && (
            <p className={`${styles.message} ${serif.serif} ${text.lg}`} dir="auto">
              “{message}”
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
