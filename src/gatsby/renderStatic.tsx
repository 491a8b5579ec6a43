import type { GatsbySSR } from 'gatsby'
import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { eager as en } from '../i18n/en/firstLoad/eager'
import { eager as nl } from '../i18n/nl/firstLoad/eager'
import { type Language, languages } from '../i18n/languages'
import { addMessages } from '../i18n/messages'
import { earlyTapScript } from './earlyTaps'

const firstMessages: Record<Language, typeof en> = { nl, en }
for (const language of languages) addMessages(language, firstMessages[language])

/**
 * Renders a page and reads its head in one synchronous step, because Helmet stores its tags in a module variable and
 * Gatsby renders two pages at a time.
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

/** Adds a preload of the main font and the script that records early taps to every head. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="font" rel="preload" href="/fonts/sans.woff2" as="font" type="font/woff2" crossOrigin="" />,
    <link key="icon" rel="icon" href="/mark.svg" />,
    <script key="early-taps" dangerouslySetInnerHTML={{ __html: earlyTapScript }} />,
  ])
}
