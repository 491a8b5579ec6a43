import { useEffect, useMemo, useRef } from 'react'
import * as text from '../../../design/text.module.css'
import { FormField } from '../../../forms/FormField'
import { PlainForm } from '../../../forms/PlainForm'
import { useCheckedForm } from '../../../forms/useCheckedForm'
import { useFormDeed } from '../../../forms/useFormDeed'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import type { KnownOrder } from '../useOrder'
import { lookUp } from './lookUp'
import { lookupSchema, type LookupFields } from './lookupSchema'
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
  const dispatch = useShopDispatch()
  const { busy, fault, run } = useFormDeed()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (again) heading.current?.focus()
  }, [again])
  const schema = useMemo(() => lookupSchema(words.errors), [words])
  const form = useCheckedForm<LookupFields>({ schema, start: { number: '', 'lookup-email': '' } })
  const send = ({ number, 'lookup-email': email }: LookupFields) =>
    run(
      async () => {
        const { found, error } = await dispatch(lookUp({ number: number.trim(), email: email.trim() }))
        if (found) onFound(found)
        return error
      },
      {
        lands: ({ kind }) => {
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
      <PlainForm form={form} order={order} submit={words.submit} look="ghost" busy={busy} fault={fault} onSubmit={send}>
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
