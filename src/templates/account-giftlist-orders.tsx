import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'

export default function AccountGiftlistOrdersPage({ pageContext }: PlainPageProps) {
  return <PlainPage pageContext={pageContext} />
}
