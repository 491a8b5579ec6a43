import { ContentPage, type ContentPageProps } from '../features/content/ContentPage'

export default function InteriorAdvicePage({ pageContext }: Pick<ContentPageProps, 'pageContext'>) {
  return <ContentPage pageContext={pageContext} />
}
