import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'

export default function ContactPage({ pageContext }: PlainPageProps) {
  return <PlainPage pageContext={pageContext} />
}
