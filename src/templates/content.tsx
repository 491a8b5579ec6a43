import { ContentPage, type ContentPageProps } from '../features/content/ContentPage'

export default function ContentTemplate({ pageContext }: Pick<ContentPageProps, 'pageContext'>) {
  return <ContentPage pageContext={pageContext} />
}
