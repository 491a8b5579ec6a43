import { ContentPage, type ContentPageProps } from '../features/content/ContentPage'
import { isFormOffered, PageForm } from './parts/PageForm'

export default function ContactPage({ pageContext }: Pick<ContentPageProps, 'pageContext'>) {
  return (
    <ContentPage pageContext={pageContext} linksToForm={isFormOffered(pageContext.id)}>
      <PageForm id={pageContext.id} />
    </ContentPage>
  )
}
