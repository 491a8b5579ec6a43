import { useEffect, useMemo, useRef } from 'react'
import * as v from 'valibot'
import { FormField } from '../../../forms/FormField'
import { PlainForm } from '../../../forms/PlainForm'
import { useCheckedForm } from '../../../forms/useCheckedForm'
import { useFormSubmit } from '../../../forms/useFormSubmit'
import { useWords } from '../../../i18n/useWords'
import { useStoreDispatch } from '../../../store/hooks'
import type { KnownOrder } from '../useOrder'
import { findOrder } from '../../../store/order/orderApi'
import type { FindOrder } from '../../../contract/accountRequests'
import { fetchEndpoints } from '../../../store/fetchEndpoints'
import { type RecordedError, recordError } from '../../../store/http/recordedError'
import type { AppThunk } from '../../../store/services'
import { fetchCountries, findOrderCountry } from '../orderCountries'
import type { Areas } from '../../../i18n/words'
import * as text from '../../../ui/text.module.css'
import * as styles from './OrderLookup.module.css'

const order = ['number', 'lookup-email']

interface OrderLookupProps {
  onFound: (found: KnownOrder) => void
  /** It comes in place of an order that was found: the focus goes on here. */
  again: boolean
}

/** For who ordered without an account: the order by its number and e-mail address. */
export function OrderLookup({ onFound, again }: OrderLookupProps) {
  const { lookup: words } = useWords('order')
  const dispatch = useStoreDispatch()
  const { busy, error, run } = useFormSubmit()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (again) heading.current?.focus()
  }, [again])
  const schema = useMemo(() => lookupSchema(words.errors), [words])
  const form = useCheckedForm<LookupFields>({ schema, start: { number: '', 'lookup-email': '' } })
  const send = ({ number, 'lookup-email': email }: LookupFields) =>
    run(
      async () => {
        const { found, error } = await dispatch(fetchGuestOrder({ number: number.trim(), email: email.trim() }))
        if (found) onFound(found)
        return error
      },
      {
        showFieldError: ({ kind }) => {
          if (kind !== 'gone' && kind !== 'invalid') return false
          form.setError('number', { message: words.errors.unknown })
          return true
        },
      },
    )
  return (
    <section className={styles.lookup} aria-labelledby="order-lookup">
      <h2 id="order-lookup" ref={heading} className={text.lg} tabIndex={-1}>
        {words.title}
      </h2>
      <p className={text.sm}>{words.text}</p>
      <PlainForm
        form={form}
        order={order}
        submit={words.submit}
        variant="ghost"
        busy={busy}
        error={error}
        onSubmit={send}
      >
        <div className={styles.fields}>
          <FormField<LookupFields> name="number" autoComplete="off" label={words.number} help={words.numberHelp} />
          <FormField<LookupFields>
            name="lookup-email"
            type="email"
            inputMode="email"
            autoComplete="email"
            enterKeyHint="go"
            label={words.email}
          />
        </div>
      </PlainForm>
    </section>
  )
}

type LookedUp = { found: KnownOrder; error: null } | { found: null; error: RecordedError }

/** Asks for a guest's order. The answer is kept in the page's memory alone: it may carry a key to the order. */
const fetchGuestOrder =
  (wanted: FindOrder): AppThunk<Promise<LookedUp>> =>
  async (dispatch, _getState, { client }) => {
    try {
      const [order, countries] = await Promise.all([
        findOrder(client, await dispatch(fetchEndpoints()), wanted),
        dispatch(fetchCountries()),
      ])
      return { found: { order, country: findOrderCountry(order, countries) }, error: null }
    } catch (error) {
      return { found: null, error: recordError(error) }
    }
  }

/** The field of the e-mail address is named apart from that of the log-in on the same page. */
interface LookupFields {
  number: string
  'lookup-email': string
}

/** What is typed is compared with the shop's orders, not judged: a number has no form that this page knows. */
const lookupSchema = (errors: Areas['order']['lookup']['errors']) =>
  v.object({
    number: v.pipe(v.string(), v.trim(), v.minLength(1, errors.number), v.maxLength(40, errors.unknown)),
    'lookup-email': v.pipe(v.string(), v.trim(), v.email(errors.email)),
  })
