import { cloneElement, type ComponentType } from 'react'
import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby'
import { LanguageContext } from '../i18n/LanguageContext'
import { languageOfPath, type Language } from '../i18n/languages'
import type { NotFoundContent } from '../pageTable/entrancePages'
import type { PageContext } from '../pageTable/pageContext'
import { Layout } from './frame/Layout'

type Arguments = Pick<WrapPageElementBrowserArgs | WrapPageElementNodeArgs, 'element' | 'props'>

/**
 * Puts the frame around every page, on the server and in the browser alike. They differ in
 * what writes the page's head: HeadTags on the server, LaterHeadTags in the browser.
 */
export function wrapPageWith(Head: ComponentType<{ page: PageContext<unknown> }>) {
  return function wrapPage({ element, props }: Arguments) {
    const language = languageOfPath(props.location.pathname)
    const page = inLanguage(props.pageContext as unknown as PageContext<unknown>, language)
    return (
      <LanguageContext.Provider value={language}>
        <Head page={page} />
        <Layout pageContext={page}>{cloneElement(element, { pageContext: page })}</Layout>
      </LanguageContext.Provider>
    )
  }
}

/** The page itself, but for /404.html, which carries both languages and answers in that of the unknown path. */
function inLanguage(page: PageContext<unknown>, language: Language): PageContext<unknown> {
  if (page.template !== '404' || page.language === language) return page
  return (page.content as NotFoundContent | null)?.[language] ?? page
}
