import { useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { buildEmailSchema } from '../../../contract/buildEmailSchema'
import { FormField } from '../../../forms/FormField'
import { Form, useFormSubmit, useCheckedForm } from '../../../forms/Form'
import { bringMessages } from '../../../i18n/lateMessages'
import { type OrderWithCountry, fetchOrderCountries, findOrderCountry } from '../useOrder'
import { fetchFoundOrder } from '../../../store/order/orderApi'
import type { FindOrderPayload } from '../../../contract/accountRequests'
import { maxOrderNumberLength } from '../../../contract/limits'
import { clearDraft, readDraft, saveDraft } from '../../../store/browser/formDrafts'
import { fetchEndpoints } from '../../../store/http/links'
import { type RecordedError, recordError } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/AppThunk'
import type { Areas } from '../../../i18n/messages'
import * as text from '../../../ui/text.module.css'
import * as styles from './OrderLookup.module.css'

const useMessages = bringMessages('order')

const draftName = 'order-lookup'
const fieldOrder = ['number', 'lookup-email']

interface OrderLookupProps {
  onFound: (foundOrder: OrderWithCountry) => void
  /** Whether the form replaces an order that was found. The form's heading then receives the focus. */
  isRetry: boolean
}

export function OrderLookup({ onFound, isRetry }: OrderLookupProps) {
  const { lookup: messages } = useMessages('order')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isRetry) heading.current?.focus()
  }, [isRetry])
  const schema = useMemo(() => buildLookupSchema(messages.errors), [messages])
  const [initialFields] = useState(() => ({ number: '', 'lookup-email': '', ...readDraft(draftName) }))
  const form = useCheckedForm<LookupFields>({
    schema,
    initialFields,
    saveFields: (fields) => saveDraft(draftName, { ...fields }),
  })
  const submitState = useFormSubmit(
    ({ number, 'lookup-email': email }: LookupFields) =>
      findGuestOrder({ number: number.trim(), email: email.trim() }, onFound),
    {
      showFieldError: ({ kind }) => {
        if (kind !== 'gone' && kind !== 'invalid') return false
        form.setError('number', { message: messages.errors.unknown })
        return true
      },
      onDone: () => clearDraft(draftName),
    },
  )
  return (
    <section className={styles.lookup} aria-labelledby="order-lookup">
      <h2 id="order-lookup" ref={heading} className={text.lg} tabIndex={-1}>
        {messages.title}
      </h2>
      <p className={text.sm}>{messages.text}</p>
      <Form form={form} fieldOrder={fieldOrder} submitLabel={messages.submit} variant="ghost" {...submitState}>
        <div className={styles.fields}>
          <FormField<LookupFields>
            name="number"
            autoComplete="off"
            label={messages.number}
            help={messages.numberHelp}
          />
          <FormField<LookupFields>
            name="lookup-email"
            type="email"
            inputMode="email"
            autoComplete="email"
            enterKeyHint="go"
            label={messages.email}
          />
        </div>
      </Form>
    </section>
  )
}

/**
 * The response is stored in memory only, because its links may grant access to the order. Resolves to null after a
 * success.
 */
const findGuestOrder =
  (
    payload: FindOrderPayload,
    onFound: (foundOrder: OrderWithCountry) => void,
  ): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, _getState, { client }) => {
    try {
      const [order, countries] = await Promise.all([
        fetchFoundOrder(client, await dispatch(fetchEndpoints()), payload),
        dispatch(fetchOrderCountries()),
      ])
      onFound({ order, country: findOrderCountry(order, countries) })
      return null
    } catch (error) {
      return recordError(error)
    }
  }

interface LookupFields {
  number: string
  /** Not named `email`, because the login form on the same page has a field with that name. */
  'lookup-email': string
}

/** The number can have any format, because the API compares it with the numbers of its orders. */
const buildLookupSchema = (errors: Areas['order']['lookup']['errors']) =>
  v.object({
    number: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, errors.number),
      v.maxLength(maxOrderNumberLength, errors.unknown),
    ),
    'lookup-email': buildEmailSchema(errors.email),
  })
