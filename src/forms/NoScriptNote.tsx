import { useHeadings } from '../i18n/headings'
import { Note } from '../ui/status/Note'

/**
 * Only a browser without JavaScript shows the note. Any other browser parses the content of `noscript` as text, and
 * React does not render this content in a browser.
 * @param text the explanation; by default, the explanation for a page about the user's own data
 */
export function NoScriptNote({ text }: { text?: string }) {
  const { noScript } = useHeadings()
  return (
    <noscript>
      <Note>{text ?? noScript}</Note>
    </noscript>
  )
}
