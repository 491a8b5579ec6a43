import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'

export default function BuildYourOwnPage({ pageContext }: PlainPageProps) {
  return <PlainPage pageContext={pageContext} />
}
