import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'

export default function GiftlistIndexPage({ pageContext }: PlainPageProps) {
  return <PlainPage pageContext={pageContext} />
}
