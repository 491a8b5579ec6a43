import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'

export default function AccountOrdersPage({ pageContext }: PlainPageProps) {
  return <PlainPage pageContext={pageContext} />
}
