import { cloneElement, type ComponentType, type ReactElement, useCallback, useEffect, useState } from 'react'
import { announcePage } from '../analytics/currentPage'
import { LanguageContext } from '../i18n/LanguageContext'
import { type Language, readPathLanguage } from '../i18n/languages'
import type { NotFoundTranslations } from '../pageTable/contents/notFound'
import type { PageContext } from '../pageTable/pageContext'
import { Layout } from '../layout/Layout'

/** The arguments that Gatsby passes in the browser and during the build. */
interface WrapArguments {
  element: ReactElement
  props: { location: { pathname: string }; pageContext: object }
}

/**
 * Returns a function that wraps every page in the layout, during the build and in the browser. Only the component for
 * the head differs: StaticHead during the build, and ClientHead in the browser.
 */
export function createPageWrapper(Head: ComponentType<PageHeadProps>) {
  return function wrapPage({ element, props }: WrapArguments) {
    // Gatsby's own pages in development, and those of plugins, have a layout of their own.
    if (!('template' in props.pageContext)) return element
    const { pathname } = props.location
    const language = readPathLanguage(pathname)
    const page = translatePage(props.pageContext as PageContext<unknown>, language)
    return (
      <LanguageContext.Provider value={language}>
        <FramedPage page={page} path={pathname} element={element} Head={Head} />
      </LanguageContext.Provider>
    )
  }
}

/**
 * Returns the page itself. For /404.html, which contains every language, returns the page in the language of the
 * unknown path.
 */
function translatePage(page: PageContext<unknown>, language: Language): PageContext<unknown> {
  if (page.template !== '404') return page
  return (page.content as NotFoundTranslations | null)?.[language] ?? page
}

interface PageHeadProps {
  page: PageContext<unknown>
}

interface FramedPageProps {
  page: PageContext<unknown>
  /** The path in the browser, which differs from the page's own path on /404.html. */
  path: string
  element: ReactElement
  Head: ComponentType<PageHeadProps>
}

/** A page with its head and the layout. The 404 page may become a page that is not part of the build. */
export function FramedPage({ page, path, element, Head }: FramedPageProps) {
  const [newerPage, setNewerPage] = useState<{ path: string; page: PageContext<unknown> } | null>(null)
  const handleFound = useCallback((foundPage: PageContext<unknown>) => setNewerPage({ path, page: foundPage }), [path])
  const shownPage = newerPage?.path === path ? newerPage.page : page
  useEffect(() => announcePage({ page: shownPage, path }), [shownPage, path])
  return (
    <>
      <Head page={shownPage} />
      <Layout pageContext={shownPage} path={path}>
        {cloneElement(
          element,
          page.template === '404' ? { pageContext: page, onFound: handleFound } : { pageContext: page },
        )}
      </Layout>
    </>
  )
}
