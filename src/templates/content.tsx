import { ContentPage, type ContentPageProps } from '../features/content/ContentPage'
import { hasForm, PageForm } from './parts/PageForm'

export default function ContentTemplate({ pageContext }: Pick<ContentPageProps, 'pageContext'>) {
  const { id } = pageContext
  return (
    // An appointment is all that its page is opened for.
    <ContentPage pageContext={pageContext} startsWithForm={id === 'appointments'}>
      {hasForm(id) && <PageForm id={id} />}
    </ContentPage>
  )
}
