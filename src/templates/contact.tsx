import { ContentPage, type ContentPageProps } from '../features/content/ContentPage'
import { PageForm } from './parts/PageForm'

export default function ContactPage({ pageContext }: Pick<ContentPageProps, 'pageContext'>) {
  return (
    <ContentPage pageContext={pageContext}>
      <PageForm id={pageContext.id} />
    </ContentPage>
  )
}
