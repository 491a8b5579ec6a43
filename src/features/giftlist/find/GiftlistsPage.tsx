import type { ComponentType } from 'react'
import { maxSearchLength } from '../../../contract/limits'
import { useMessages } from '../../../i18n/useMessages'
import type { GiftlistsContent } from '../../../pageTable/contents/giftlists'
import type { PageContext } from '../../../pageTable/pageContext'
import { useLocationSearch } from '../../../store/browser/useLocationSearch'
import { ButtonLink } from '../../../ui/button/PageLink'
import { TextLink } from '../../../ui/button/TextLink'
import { Picture } from '../../../ui/figure/Picture'
import { Breadcrumb } from '../../../ui/page/Breadcrumb'
import { GiftlistCodeForm } from './GiftlistCodeForm'
import { GiftlistSearchForm } from './GiftlistSearchForm'
import * as text from '../../../ui/text.module.css'
import * as styles from './GiftlistsPage.module.css'

interface GiftlistsPageProps {
  page: PageContext<GiftlistsContent>
  /** Rendered only when the URL has a search term. */
  Results: ComponentType<{ term: string }>
}

export function GiftlistsPage({ page, Results }: GiftlistsPageProps) {
  const { breadcrumb } = useMessages('frame')
  const { breadcrumbs, title, head, content, paths, language } = page
  const { sections, picture, links, find, code } = content
  const term = readSearchTerm(useLocationSearch() ?? '')
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <div className={styles.copy}>
          <Breadcrumb items={breadcrumbs} label={breadcrumb} />
          <h1 className={text.xxxl}>{title}</h1>
          {head.description && <p className={text.lg}>{head.description}</p>}
          {links && (
            <p className={styles.links}>
              <ButtonLink to={links.main.path}>{links.main.name}</ButtonLink>
              <TextLink to={links.other.path}>{links.other.name}</TextLink>
            </p>
          )}
          {code && (
            <section className={styles.code} aria-labelledby="giftlist-code-title">
              <h2 id="giftlist-code-title" className={text.xl}>
                {code.title}
              </h2>
              <GiftlistCodeForm messages={code} />
            </section>
          )}
        </div>
        <Picture picture={picture} sizes="(min-width:64em) 50vw,100vw" priority />
      </div>
      <section className={styles.find} aria-labelledby="giftlist-find-title">
        <h2 id="giftlist-find-title" className={text.xl}>
          {find.title}
        </h2>
        <GiftlistSearchForm messages={find} path={paths[language]} term={term} />
        {term && <Results term={term} />}
      </section>
      <ol className={styles.steps}>
        {sections.map((section) => (
          <li key={section.heading}>
            <h2 className={text.lg}>{section.heading}</h2>
            <p>{section.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Returns the search term in the query of a URL (`?search=`), or '' without a term. */
export function readSearchTerm(search: string): string {
  const typedTerm = (new URLSearchParams(search).get('search') ?? '').trim().replace(/\s+/g, ' ')
  // Splits the text into code points, so that no character is cut in half.
  return [...typedTerm].slice(0, maxSearchLength).join('').trim()
}
