import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'

export default function AccountGiftlistsPage({ pageContext }: PlainPageProps) {
  return <PlainPage pageContext={pageContext} />
}
