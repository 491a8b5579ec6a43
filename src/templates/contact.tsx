import { ContentPage, type ContentPageProps } from '../features/content/ContentPage'

export default function ContactPage({ pageContext }: Pick<ContentPageProps, 'pageContext'>) {
  return <ContentPage pageContext={pageContext} />
}
