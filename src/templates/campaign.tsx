import { PlainPage, type PlainPageProps } from '../features/content/PlainPage'

export default function CampaignPage({ pageContext }: PlainPageProps) {
  return <PlainPage pageContext={pageContext} />
}
