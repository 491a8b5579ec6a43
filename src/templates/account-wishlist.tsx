import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'

export default function AccountWishlistPage({ pageContext }: PlainPageProps) {
  return <PlainPage pageContext={pageContext} />
}
