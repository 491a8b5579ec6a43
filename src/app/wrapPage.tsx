import type { ComponentType } from 'react'
import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby'
import { LanguageContext } from '../i18n/LanguageContext'
import { languageOfPath, type Language } from '../i18n/languages'
import type { NotFoundTranslations } from '../pageTable/notFoundContent'
import type { PageContext } from '../pageTable/pageContext'
import { PageInFrame, type HeadOfPage } from './PageInFrame'

type Arguments = Pick<WrapPageElementBrowserArgs | WrapPageElementNodeArgs, 'element' | 'props'>

/**
 * Puts the frame around every page, on the server and in the browser alike. They differ in
 * what writes the page's head: BuiltHead on the server, LaterHeadTags in the browser.
 */
export function wrapPageWith(Head: ComponentType<HeadOfPage>) {
  return function wrapPage({ element, props }: Arguments) {
    const { pathname } = props.location
    const language = languageOfPath(pathname)
    const page = inLanguage(props.pageContext as unknown as PageContext<unknown>, language)
    return (
      <LanguageContext.Provider value={language}>
        <PageInFrame page={page} path={pathname} element={element} Head={Head} />
      </LanguageContext.Provider>
    )
  }
}

/** The page itself, but for /404.html, which carries both languages and answers in that of the unknown path. */
function inLanguage(page: PageContext<unknown>, language: Language): PageContext<unknown> {
  if (page.template !== '404') return page
  return (page.content as NotFoundTranslations | null)?.[language] ?? page
}
