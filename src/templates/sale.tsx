import { CampaignGallery } from '../features/campaign/CampaignGallery'
import { ListHead } from '../features/productList/ListHead'
import { ListSection } from '../features/productList/ListSection'
import { useMessages } from '../i18n/useMessages'
import type { SaleContent } from '../pageTable/contents/lists'
import type { PageContext } from '../pageTable/pageContext'

export default function SalePage({ pageContext }: { pageContext: PageContext<SaleContent> }) {
  const { title, content, breadcrumbs } = pageContext
  const { list, campaigns, builtOn } = content
  const { lede } = useMessages('catalogue').sale
  return (
    <>
      <ListHead title={title} breadcrumbs={breadcrumbs} description={lede} count={list.total} />
      <CampaignGallery campaigns={campaigns} builtOn={builtOn} isFirst />
      <ListSection list={list} isFirst={campaigns.length === 0} />
    </>
  )
}
