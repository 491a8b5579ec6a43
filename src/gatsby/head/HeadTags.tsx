import { Helmet } from 'react-helmet'
import { defaultLanguage, languages, locale } from '../../i18n/languages'
import type { PageContext } from '../../pageTable/pageContext'
import { buildAbsoluteUrl } from './buildAbsoluteUrl'

/** The language, the title, the meta tags, and the canonical and hreflang links of a page (SPEC §2). */
export function HeadTags({ page: { head, language, paths } }: { page: PageContext<unknown> }) {
  return (
    <Helmet>
      <html lang={language} />
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.keywords && <meta name="keywords" content={head.keywords} />}
      {head.noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={buildAbsoluteUrl(head.canonical)} />
      {languages.map((alternate) => (
        <link
          key={alternate}
          rel="alternate"
          hrefLang={locale[alternate].slice(0, 2)}
          href={buildAbsoluteUrl(paths[alternate])}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={buildAbsoluteUrl(paths[defaultLanguage])} />
    </Helmet>
  )
}
