import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'
import { PageForm } from './parts/PageForm'

export default function ContactPage({ pageContext }: PlainPageProps) {
  return (
    <PlainPage pageContext={pageContext}>
      <PageForm id={pageContext.id} />
    </PlainPage>
  )
}
