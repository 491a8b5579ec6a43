import { ContentPage, type ContentPageProps } from '../features/content/ContentPage'
import { isFormOffered, PageForm } from './parts/PageForm'

export default function ContentTemplate({ pageContext }: Pick<ContentPageProps, 'pageContext'>) {
  const { id } = pageContext
  return (
    // Users open the appointments page only for its form.
    <ContentPage pageContext={pageContext} isFormFirst={id === 'appointments'} hasFormLink={isFormOffered(id)}>
      <PageForm id={id} />
    </ContentPage>
  )
}
