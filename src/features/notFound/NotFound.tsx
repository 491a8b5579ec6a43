import { Button } from '../../design/Button'
import { PageLink } from '../../design/PageLink'
import * as text from '../../design/text.module.css'
import { Wrap } from '../../design/Wrap'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import type { Crumb } from '../../pageTable/pageContext'
import { pathOf } from '../../pageTable/pathOf'
import { LatitudeScale } from './LatitudeScale'
import * as styles from './NotFound.module.css'

interface NotFoundProps {
  /** Departments to go on to. */
  departments: Crumb[]
}

/** There is no page at this address: says so, and offers search and a few ways on. */
export function NotFound({ departments }: NotFoundProps) {
  const { notFound, header } = useWords('frame')
  const language = useLanguage()
  const ways = [
    ...departments,
    { name: notFound.new, path: pathOf('new', language) },
    { name: notFound.contact, path: pathOf('contact', language) },
  ]
  return (
    <section className={styles.screen}>
      <Wrap className={styles.columns}>
        <div>
          <p className={`${styles.eyebrow} ${text.sm}`}>{notFound.eyebrow}</p>
          <h1 className={text.xxxl}>{notFound.title}</h1>
          <p className={`${styles.text} ${text.lg}`}>{notFound.text}</p>
          <form className={styles.form} role="search" action={pathOf('search', language)} aria-label={notFound.search}>
            <label className={text.xs} htmlFor="not-found-search">
              {notFound.search}
            </label>
            <div className={styles.line}>
              <input id="not-found-search" type="search" name="q" placeholder={notFound.example} required />
              <Button type="submit">{header.searchButton}</Button>
            </div>
          </form>
          <nav aria-label={notFound.elsewhere}>
            <ul className={`${styles.links} ${text.sm}`}>
              {ways.map(({ name, path }) => (
                <li key={path}>
                  <PageLink className={text.link} to={path}>
                    {name}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.drawing} aria-hidden="true">
          <LatitudeScale />
          <svg viewBox="0 0 13 27">
            <path d="M6.5.9 12.3 26 6.5 21.6.7 26z" strokeWidth=".08" strokeLinecap="butt" />
            <path d="M6.5.9 12.3 26 6.5 21.6z" fill="currentColor" stroke="none" />
          </svg>
        </div>
      </Wrap>
    </section>
  )
}
