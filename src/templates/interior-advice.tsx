import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'

export default function InteriorAdvicePage({ pageContext }: PlainPageProps) {
  return <PlainPage pageContext={pageContext} />
}
