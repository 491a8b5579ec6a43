import { useState } from 'react'
import { useLanguage } from '../../i18n/LanguageContext'
import { type Language, otherLanguage } from '../../i18n/languages'
import { useWords } from '../../i18n/useWords'
import { SidePanel } from '../../ui/page/SidePanel'
import { errorMessage } from '../../store/http/errorMessage'
import { SectionError } from '../../ui/status/SectionError'
import { chooseCountry } from '../../store/checkout/checkoutThunks'
import { reloadCountries } from '../../store/checkout/loadCountries'
import { useCountries } from '../../store/checkout/useCountries'
import { useStoreDispatch, useStoreSelector } from '../../store/hooks'
import { selectCart } from '../../store/cart/cartSelectors'
import { CountryForm } from './CountryForm'
import { readWishedCountry, saveWishedCountry } from './useWishedCountry'
import * as text from '../../ui/text.module.css'
import * as styles from './CountryPanel.module.css'

/** The language below the countries: this page in the other one. */
function LanguageRow() {
  const { country: words } = useWords('panel')
  const other = otherLanguage(useLanguage())
  const path = findOtherLanguagePath(other)
  if (path === null) return null
  return (
    <p className={styles.row}>
      <span className={text.stone}>{words.language}</span>
      <span>{words.thisLanguage}</span>
      <a className={`${text.link} ${styles.other}`} href={path} hrefLang={other} lang={other}>
        {words.otherLanguage}
      </a>
    </p>
  )
}

/**
 * Where this page is in the other language, query included: the page's head says so, or the frame's switch, and a
 * variant that was chosen on a product's page in the history's state (see LanguageSwitch). Null when none does.
 */
function findOtherLanguagePath(other: Language): string | null {
  const state = window.history.state as { alternate?: unknown } | null
  if (typeof state?.alternate === 'string') return state.alternate + window.location.search
  const link = document.querySelector<HTMLLinkElement | HTMLAnchorElement>(
    `link[rel=alternate][hreflang=${other}],header a[hreflang=${other}]`,
  )
  return link && new URL(link.href, window.location.href).pathname + window.location.search
}

interface CountryPanelProps {
  open: boolean
  onClose: () => void
}

/** Where the shop delivers: it decides on carriers, ways to pay and VAT. */
export function CountryPanel({ open, onClose }: CountryPanelProps) {
  const words = useWords('panel')
  return (
    <SidePanel id="country" open={open} onClose={onClose} title={words.country.title} closeLabel={words.close}>
      <CountryChoice onDone={onClose} />
      <LanguageRow />
    </SidePanel>
  )
}

/** The countries as soon as they are there, and the cart's own among them; without a cart the choice is kept for it. */
function CountryChoice({ onDone }: { onDone: () => void }) {
  const words = useWords('panel')
  const dispatch = useStoreDispatch()
  const { countries, retry } = useCountries(reloadCountries)
  const cart = useStoreSelector(selectCart)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const save = async (idCountry: number) => {
    if (busy) return
    if (!cart) {
      saveWishedCountry(idCountry)
      onDone()
      return
    }
    setBusy(true)
    setError(null)
    const error = await dispatch(chooseCountry({ id_country: idCountry }))
    setBusy(false)
    if (error) setError(errorMessage(error, words.errors))
    else onDone()
  }
  if (countries === 'loading') return <p role="status">{words.country.loading}</p>
  if (countries === 'failed') {
    return <SectionError message={words.country.failed} retry={words.retry} onRetry={retry} />
  }
  return (
    <CountryForm
      countries={countries}
      current={cart ? cart.id_country : readWishedCountry()}
      note={cart ? null : words.country.noCart}
      busy={busy}
      error={error}
      onSave={(id) => void save(id)}
    />
  )
}
