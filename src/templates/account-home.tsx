import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'

export default function AccountHomePage({ pageContext }: PlainPageProps) {
  return <PlainPage pageContext={pageContext} />
}
