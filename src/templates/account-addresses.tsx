import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'

export default function AccountAddressesPage({ pageContext }: PlainPageProps) {
  return <PlainPage pageContext={pageContext} />
}
