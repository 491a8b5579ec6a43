import { useState } from 'react'
import { sayFault } from '../../../contract/sayFault'
import { SectionError } from '../../../design/SectionError'
import { useWords } from '../../../i18n/useWords'
import { chooseCountry } from '../../../state/checkout/chooseCountry'
import { askForCountries } from '../../../state/checkout/loadCountries'
import { useCountries } from '../../../state/checkout/useCountries'
import { useShopDispatch, useShopSelector } from '../../../state/hooks'
import { CountryForm } from './CountryForm'
import { wishCountry, wishedCountry } from './wishedCountry'

/** The countries as soon as they are there, and the cart's own among them; without a cart the choice is kept for it. */
export function CountryChoice({ onDone }: { onDone: () => void }) {
  const words = useWords('panel')
  const dispatch = useShopDispatch()
  const { countries, retry } = useCountries(askForCountries)
  const cart = useShopSelector((state) => state.cart.cart)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  const save = async (idCountry: number) => {
    if (busy) return
    if (!cart) {
      wishCountry(idCountry)
      onDone()
      return
    }
    setBusy(true)
    setFault(null)
    const error = await dispatch(chooseCountry({ id_country: idCountry }))
    setBusy(false)
    if (error) setFault(sayFault(error, words.errors))
    else onDone()
  }
  if (countries === 'loading') return <p role="status">{words.country.loading}</p>
  if (countries === 'failed') {
    return <SectionError message={words.country.failed} retry={words.retry} onRetry={retry} />
  }
  return (
    <CountryForm
      countries={countries}
      current={cart ? cart.id_country : wishedCountry()}
      note={cart ? null : words.country.noCart}
      busy={busy}
      fault={fault}
      onSave={(id) => void save(id)}
    />
  )
}
