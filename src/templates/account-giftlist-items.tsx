import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'

export default function AccountGiftlistItemsPage({ pageContext }: PlainPageProps) {
  return <PlainPage pageContext={pageContext} />
}
