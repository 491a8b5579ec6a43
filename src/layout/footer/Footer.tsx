import { consentCategories } from '../../config/consentCategories'
import { ConsentLink } from '../../features/consent/ConsentLink'
import { PageLink } from '../../ui/button/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import type { Language } from '../../i18n/languages'
import shopDetails from '../../../data/shop.json'
import { useMessages } from '../../i18n/useMessages'
import { buildPath, type LinkedPage } from '../../pageTable/paths'
import { DeliveryCountry } from '../header/DeliveryCountry'
import { LanguageSwitch } from '../header/LanguageSwitch'
import { Logo } from '../header/Logo'
import type { Areas } from '../../i18n/messages'
import * as text from '../../ui/text.module.css'
import * as styles from './Footer.module.css'

interface FooterProps {
  paths: Record<Language, string>
}

export function Footer({ paths }: FooterProps) {
  const { footer } = useMessages('frame')
  const language = useLanguage()
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo />
            <p>{footer.about}</p>
            {__OFFERED__.appointments && (
              <PageLink className={text.link} to={buildPath('appointments', language)}>
                {footer.appointment}
              </PageLink>
            )}
          </div>
          {listColumns().map(({ title, links }) => {
            const entries = Object.entries(links) as [FooterMessageKey, LinkedPage][]
            return (
              entries.length > 0 && (
                <div key={title}>
                  <h2 className={text.sm}>{footer[title]}</h2>
                  <ul>
                    {entries.map(([messageKey, id]) => (
                      <li key={id}>
                        <PageLink to={buildPath(id, language)}>{footer[messageKey]}</PageLink>
                      </li>
                    ))}
                  </ul>
                </div>
              )
            )
          })}
        </div>
        <div className={styles.base}>
          <span>{footer.copyright}</span>
          <a href={`mailto:${shopDetails.email}`}>{shopDetails.email}</a>
          <PageLink to={buildPath('terms', language)}>{footer.terms}</PageLink>
          <PageLink to={buildPath('privacy', language)}>{footer.privacy}</PageLink>
          <ConsentLink categories={consentCategories} />
          <div className={styles.end}>
            <DeliveryCountry />
            <LanguageSwitch paths={paths} />
          </div>
        </div>
      </div>
    </footer>
  )
}

type FooterMessageKey = keyof Areas['frame']['footer']

interface FooterColumn {
  title: FooterMessageKey
  /** The page ids, keyed by the message key of their link text. */
  links: Partial<Record<FooterMessageKey, LinkedPage>>
}

const listColumns = (): FooterColumn[] => [
  {
    title: 'shopping',
    links: {
      new: 'new',
      brands: 'brands',
      sale: 'sale',
      ...(__OFFERED__.showroom && { showroom: 'showroom' }),
      search: 'search',
    },
  },
  {
    title: 'service',
    links: {
      delivery: 'delivery',
      returns: 'returns',
      payment: 'safe-payment',
      contact: 'contact',
      complaints: 'complaints',
    },
  },
  {
    title: 'company',
    links: {
      aboutUs: 'about',
      ...(__OFFERED__.team && { team: 'team' }),
      ...(__OFFERED__.interiorAdvice && { advice: 'interior-advice' }),
      ...(__OFFERED__.customerReviews && { reviews: 'customer-reviews' }),
      ...(__OFFERED__.jobs && { jobs: 'jobs' }),
    },
  },
  {
    title: 'together',
    links: {
      ...(__OFFERED__.giftlists && { giftlists: 'giftlist-home' }),
      ...(__OFFERED__.appointments && { appointments: 'appointments' }),
      ...(__OFFERED__.customersOfTheMonth && { customerOfTheMonth: 'customer-of-the-month' }),
      ...(__OFFERED__.newsletter && { newsletter: 'newsletter' }),
    },
  },
]

/** The styles of this footer are part of the checkout's pages. */
export function CheckoutFooter({ paths }: FooterProps) {
  const { footer } = useMessages('frame')
  const language = useLanguage()
  return (
    <footer className="checkout-footer">
      <div className={`wrap checkout-links ${text.xxs} ${text.stone}`}>
        <a href={`tel:${shopDetails.phone.number}`}>{footer.questions}</a>
        <PageLink to={buildPath('terms', language)}>{footer.terms}</PageLink>
        <PageLink to={buildPath('privacy', language)}>{footer.privacy}</PageLink>
        <ConsentLink categories={consentCategories} />
        <PageLink to={buildPath('returns', language)}>{footer.returns}</PageLink>
        <LanguageSwitch paths={paths} />
      </div>
    </footer>
  )
}
