import { useHeadings } from '../i18n/headings'
import { Note } from '../ui/status/Note'

/**
 * A browser with JavaScript parses the content of `noscript` as text and never shows it, and React does not render it
 * there.
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
