import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'

export default function GiftlistCreatePage({ pageContext }: PlainPageProps) {
  return <PlainPage pageContext={pageContext} />
}
