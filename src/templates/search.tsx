import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'

export default function SearchPage({ pageContext }: PlainPageProps) {
  return <PlainPage pageContext={pageContext} />
}
