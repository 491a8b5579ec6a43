import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'

export default function LostPasswordPage({ pageContext }: PlainPageProps) {
  return <PlainPage pageContext={pageContext} />
}
