import { SectionError } from '../../../../design/SectionError'
import { useWords } from '../../../../i18n/useWords'
import type { LiveList } from '../liveList'

/** The shop did not answer: what is shown stays, and so does the choice. */
export function ListFault({ list }: { list: LiveList }) {
  const words = useWords('list')
  return <SectionError message={words.failed} retry={words.retry} onRetry={list.retry} />
}
