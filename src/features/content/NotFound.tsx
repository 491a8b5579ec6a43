import { Button } from '../../ui/button/Button'
import { PageLink } from '../../ui/button/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useHeadings } from '../../i18n/headings'
import { useMessages } from '../../i18n/useMessages'
import type { Crumb } from '../../pageTable/pageContext'
import { buildPath } from '../../pageTable/paths'
import * as tap from '../../ui/button/tapLink.module.css'
import * as text from '../../ui/text.module.css'
import * as styles from './NotFound.module.css'

interface NotFoundProps {
  eyebrow: string
  title: string
  text: string
  departments: Crumb[]
}

export function NotFound({ eyebrow, title, text: sentence, departments }: NotFoundProps) {
  const { searchButton } = useMessages('frame').header
  const { notFound } = useHeadings()
  const language = useLanguage()
  const links = [
    ...departments,
    { name: notFound.new, path: buildPath('new', language) },
    { name: notFound.contact, path: buildPath('contact', language) },
  ]
  return (
    <section className={styles.screen}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <p className={`${styles.eyebrow} ${text.sm}`}>{eyebrow}</p>
          <h1 className={text.xxxl}>{title}</h1>
          <p className={`${styles.text} ${text.lg}`}>{sentence}</p>
          <form
            className={styles.form}
            role="search"
            action={buildPath('search', language)}
            aria-label={notFound.search}
          >
            <label className={text.xs} htmlFor="not-found-search">
              {notFound.search}
            </label>
            <div className={styles.line}>
              <input id="not-found-search" type="search" name="q" required />
              <Button type="submit">{searchButton}</Button>
            </div>
          </form>
          <nav aria-label={notFound.elsewhere}>
            <ul className={`${styles.links} ${text.sm}`}>
              {links.map(({ name, path }) => (
                <li key={path}>
                  <PageLink className={`${text.link} ${tap.tapLink}`} to={path}>
                    {name}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <svg className={styles.smallDrawing} viewBox="0 0 13 27" aria-hidden="true">
          <use href="/errors.svg#not-found-small" />
        </svg>
        <svg className={styles.drawing} viewBox="0 0 548 640" aria-hidden="true">
          <use href="/errors.svg#not-found" />
        </svg>
      </div>
    </section>
  )
}
