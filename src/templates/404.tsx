import type { PageProps } from 'gatsby'
import { NotFound } from '../features/notFound/NotFound'
import type { PageContext } from '../pageTable/pageContext'

export default function NotFoundPage({ pageContext }: PageProps<object, PageContext>) {
  return <NotFound departments={pageContext.navigation.slice(0, 2)} />
}
