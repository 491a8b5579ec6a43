import { Wrap } from '../../design/Wrap'
import { useWords } from '../../i18n/useWords'

/** What a page that could not be drawn says at once, and when even its error screen could not be fetched. */
export function ErrorTitle() {
  return <Wrap as="h1">{useWords('frame').error.title}</Wrap>
}
