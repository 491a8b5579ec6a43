import type { GatsbySSR } from 'gatsby'
import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { eager as en } from '../i18n/en/eager'
import { languageOfPath } from '../i18n/languages'
import { eager as nl } from '../i18n/nl/eager'
import { addWords } from '../i18n/words'
import { pageScripts } from './build/pageScripts'
import { earlyTapScript } from './earlyTaps'

addWords('nl', nl)
addWords('en', en)

/**
 * Renders a page and takes its head in one synchronous step: Helmet keeps its tags in a
 * module global, and Gatsby renders two pages at a time.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  replaceBodyHTMLString(renderToString(<>{bodyComponent}</>))
  const head = Helmet.renderStatic()
  setHtmlAttributes(head.htmlAttributes.toComponent())
  setHeadComponents([head.title.toComponent(), head.meta.toComponent(), head.link.toComponent()])
}

/** What every head has besides: the main font and the page's own files early, and the script that keeps early taps. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents, loadPageDataSync, pathname }) => {
  const { componentChunkName } = loadPageDataSync(pathname) as unknown as { componentChunkName: string }
  setHeadComponents([
    <link key="font" rel="preload" href="/fonts/sans.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />,
    <link key="icon" rel="icon" href="/mark.svg" type="image/svg+xml" />,
    <script key="early-taps" dangerouslySetInnerHTML={{ __html: earlyTapScript }} />,
    ...pageScripts([componentChunkName, `words-${languageOfPath(pathname)}`]).map((href) => (
      <link key={href} rel="preload" href={href} as="script" />
    )),
    <link key="page-data" rel="preload" href={pageDataPath(pathname)} as="fetch" crossOrigin="anonymous" />,
  ])
}

/** Where Gatsby keeps a page's data; the home page maps to index (SPEC §2). */
function pageDataPath(pathname: string): string {
  return `/page-data/${pathname.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`
}
