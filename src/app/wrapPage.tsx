import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby'
import { LanguageContext } from '../i18n/LanguageContext'
import { languageOfPath } from '../i18n/languages'
import type { PageContext } from '../pageTable/pageContext'
import { HeadTags } from './HeadTags'
import { Layout } from './frame/Layout'

type Arguments = Pick<WrapPageElementBrowserArgs | WrapPageElementNodeArgs, 'element' | 'props'>

/** Puts the frame around every page, on the server and in the browser alike. */
export function wrapPage({ element, props }: Arguments) {
  const page = props.pageContext as unknown as PageContext<unknown>
  return (
    <LanguageContext.Provider value={languageOfPath(props.location.pathname)}>
      <HeadTags page={page} />
      <Layout pageContext={page}>{element}</Layout>
    </LanguageContext.Provider>
  )
}
