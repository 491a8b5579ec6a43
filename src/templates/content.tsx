import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'

export default function ContentPage({ pageContext }: PlainPageProps) {
  return <PlainPage pageContext={pageContext} />
}
