import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'

export default function CreateAccountPage({ pageContext }: PlainPageProps) {
  return <PlainPage pageContext={pageContext} />
}
