import { PageLink } from '../../design/PageLink'
import * as text from '../../design/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import type { Areas } from '../../i18n/words'
import { pathOf } from '../../pageTable/pathOf'
import type { LinkedPage } from '../../pageTable/pathTable'

type FooterWord = keyof Areas['frame']['footer']

interface FooterColumnProps {
  title: FooterWord
  /** Page ids by the word that names each. */
  links: Partial<Record<FooterWord, LinkedPage>>
}

export function FooterColumn({ title, links }: FooterColumnProps) {
  const { footer } = useWords('frame')
  const language = useLanguage()
  return (
    <div>
      <h2 className={text.sm}>{footer[title]}</h2>
      <ul>
        {(Object.entries(links) as [FooterWord, LinkedPage][]).map(([word, id]) => (
          <li key={id}>
            <PageLink to={pathOf(id, language)}>{footer[word]}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
