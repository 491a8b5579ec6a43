import { useState } from 'react'
import { Button } from '../../design/Button'
import { Note } from '../../design/Note'
import { useWords } from '../../i18n/useWords'
import { chooseCountry } from '../../state/checkout/chooseCountry'
import { useCountries } from '../../state/checkout/useCountries'
import { useShopDispatch, useShopSelector } from '../../state/hooks'
import { addFault } from './addFault'
import * as styles from './CartResult.module.css'
import { CountryForm } from './CountryForm'

/** The countries as soon as they are there, and the cart's own among them. */
export function CountryChoice({ onDone }: { onDone: () => void }) {
  const words = useWords('panel')
  const dispatch = useShopDispatch()
  const { countries, retry } = useCountries()
  const current = useShopSelector(({ cart }) => cart.cart?.id_country ?? null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  const save = async (idCountry: number) => {
    if (busy) return
    setBusy(true)
    setFault(null)
    const error = await dispatch(chooseCountry({ id_country: idCountry }))
    setBusy(false)
    if (error) setFault(addFault(error, words))
    else onDone()
  }
  if (countries === 'loading') return <p role="status">{words.country.loading}</p>
  if (countries === 'failed') {
    return (
      <div className={styles.fields}>
        <Note look="bad" role="alert">
          {words.country.failed}
        </Note>
        <Button onClick={retry}>{words.retry}</Button>
      </div>
    )
  }
  return (
    <CountryForm countries={countries} current={current} busy={busy} fault={fault} onSave={(id) => void save(id)} />
  )
}
