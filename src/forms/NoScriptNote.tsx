import { useHeadings } from '../i18n/headings'
import { Note } from '../ui/status/Note'

/**
 * Tells a user without script why cart, checkout and account need it. A browser with script parses the content of
 * `noscript` as text and never shows it, and React does not render it there.
 */
export function NoScriptNote() {
  const { noScript } = useHeadings()
  return (
    <noscript>
      <Note>{noScript}</Note>
    </noscript>
  )
}
