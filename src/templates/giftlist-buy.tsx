import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'

export default function GiftlistBuyPage({ pageContext }: PlainPageProps) {
  return <PlainPage pageContext={pageContext} />
}
