import type { GatsbySSR } from 'gatsby'
import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { languages } from '../i18n/languages'
import { addMessages, type Areas } from '../i18n/messages'
import { readFolders } from '../i18n/readFolders'
import { earlyTapScript } from './earlyTaps'

declare const require: (file: string) => { eager: Partial<Areas> }

const firstMessages = readFolders((language) => require(`../i18n/${language}/firstLoad/eager.ts`).eager)
for (const language of languages) addMessages(language, firstMessages[language])

/**
 * Renders a page and reads its head in one synchronous step, because Helmet stores the tags in a module variable and
 * Gatsby renders two pages at the same time.
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
  setHeadComponents([
    head.title.toComponent(),
    head.meta.toComponent(),
    head.link.toComponent(),
    head.script.toComponent(),
  ])
}

/** Adds to every head a preload of the main font, the icon, and the script that records early taps. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="font" rel="preload" href="/fonts/sans.woff2" as="font" type="font/woff2" crossOrigin="" />,
    <link key="icon" rel="icon" href="/mark.svg" />,
    <script key="early-taps" dangerouslySetInnerHTML={{ __html: earlyTapScript }} />,
  ])
}
