import { defaultLanguage } from '../i18n/languages'
import type { NotFoundTranslations } from './notFoundContent'
import type { PageSpec } from './pageSpec'
import { shopName } from './shopName'

/**
 * The two pages without a language in their path: "/", which leads to a language and works without script, and
 * /404.html, which a host shows for an unknown path.
 */
export function entrancePages(pages: readonly PageSpec[]): PageSpec[] {
  const inDefault = (id: string) =>
    pages.filter(({ context }) => context.id === id && context.language === defaultLanguage)
  const translations: NotFoundTranslations = Object.fromEntries(
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
