import { useLanguage } from '../../i18n/LanguageContext'
import { type Language, languageName, listOtherLanguages } from '../../i18n/languages'
import { bringMessages } from '../../i18n/lateMessages'
import { SidePanel } from '../../ui/page/SidePanel'
import { useErrorMessage } from '../../store/http/errorMessage'
import { SectionError } from '../../ui/status/SectionError'
import { chooseCountry } from '../../store/checkout/checkoutThunks'
import { reloadCountries } from '../../store/checkout/loadCountries'
import { useCountries } from '../../store/checkout/useCountries'
import { useMutation } from '../../store/query/useMutation'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { panelClosed, selectPanelContent } from '../../store/sidePanelSlice'
import { selectCart } from '../../store/cart/cartSlice'
import { CountryForm } from './CountryForm'
import { readWishedCountry, saveWishedCountry } from './useWishedCountry'
import * as text from '../../ui/text.module.css'
import * as styles from './CountryPanel.module.css'

const useMessages = bringMessages('panel')

function LanguageRow() {
  const { country: messages } = useMessages('panel')
  const language = useLanguage()
  const links = listOtherLanguages(language).flatMap((otherLanguage) => {
    const path = findAlternatePath(otherLanguage)
    return path === null ? [] : [{ otherLanguage, path }]
  })
  if (links.length === 0) return null
  return (
    <p className={styles.row}>
      <span className={text.stone}>{messages.language}</span>
      <span>{languageName[language]}</span>
      {links.map(({ otherLanguage, path }) => (
        <a
          key={otherLanguage}
          className={`${text.link} ${styles.other}`}
          href={path}
          hrefLang={otherLanguage}
          lang={otherLanguage}
        >
          {languageName[otherLanguage]}
        </a>
      ))}
    </p>
  )
}

/**
 * Returns null if the page does not exist in the other language. After the user has chosen a variant on a product page,
 * the path is in the history state; otherwise it is in the page's head or in the language switch.
 */
function findAlternatePath(otherLanguage: Language): string | null {
  const historyState = window.history.state as { alternates?: Record<Language, string> } | null
  if (historyState?.alternates) return historyState.alternates[otherLanguage] + window.location.search
  const link = document.querySelector<HTMLLinkElement | HTMLAnchorElement>(
    `link[rel=alternate][hreflang=${otherLanguage}],header a[hreflang=${otherLanguage}]`,
  )
  return link && new URL(link.href, window.location.href).pathname + window.location.search
}

export function CountryPanel() {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectPanelContent)?.mode === 'countrySelector'
  const handleClose = () => void dispatch(panelClosed('countrySelector'))
  const messages = useMessages('panel')
  return (
    <SidePanel
      id="country"
      isOpen={isOpen}
      onClose={handleClose}
      title={messages.country.title}
      closeLabel={messages.close}
    >
      <CountryChoice onDone={handleClose} />
      <LanguageRow />
    </SidePanel>
  )
}

/** The delivery prices are for the current cart. Without a cart, the choice is saved for the next cart. */
function CountryChoice({ onDone }: { onDone: () => void }) {
  const messages = useMessages('panel')
  const { retry } = useMessages('frame').error
  const describeError = useErrorMessage()
  const countries = useCountries(reloadCountries)
  const cart = useAppSelector(selectCart)
  const { isBusy, error, run } = useMutation((id_country: number) => chooseCountry({ id_country }))

  const saveCountry = async (countryId: number) => {
    if (!cart) {
      saveWishedCountry(countryId)
      onDone()
    } else if ((await run(countryId)) === null) onDone()
  }
  if (countries.status === 'failed') {
    return <SectionError message={messages.country.failed} retry={retry} onRetry={countries.retry} />
  }
  if (!countries.data) return <p role="status">{messages.country.loading}</p>
  return (
    <CountryForm
      countries={countries.data}
      countryId={cart ? cart.id_country : readWishedCountry()}
      note={cart ? null : messages.country.noCart}
      isBusy={isBusy}
      error={error && describeError(error, messages.errors)}
      onSave={(id) => void saveCountry(id)}
    />
  )
}
