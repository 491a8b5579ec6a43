import { defaultLanguage, type Language } from '../i18n/languages'
import type { PageContext } from './pageContext'
import type { PageSpec } from './pageSpec'
import { shopName } from './shopName'

/**
 * Content of /404.html: the page in each language, since one address answers for every unknown path and
 * the language is that of the path.
 */
export type NotFoundContent = Partial<Record<Language, PageContext<unknown>>>

/**
 * The two pages without a language in their path: "/", which leads to a language and works without script, and
 * /404.html, which a host shows for an unknown path.
 */
export function entrancePages(pages: readonly PageSpec[]): PageSpec[] {
  const inDefault = (id: string) =>
    pages.filter(({ context }) => context.id === id && context.language === defaultLanguage)
  const translations: NotFoundContent = Object.fromEntries(
    pages.filter(({ context }) => context.id === '404').map(({ context }) => [context.language, context]),
  )
  return [
    ...inDefault('homepage').map(({ context }) => ({
      path: '/',
      context: {
        ...context,
        id: 'language',
        template: 'language' as const,
        title: shopName,
        head: { title: shopName, canonical: context.paths[defaultLanguage], noindex: true },
        content: null,
      },
    })),
    ...inDefault('404').map(({ context }) => ({ path: '/404.html', context: { ...context, content: translations } })),
  ]
}
