import { CampaignGallery } from '../features/campaign/CampaignGallery'
import { ListHead } from '../features/productList/ListHead'
import { ListSection } from '../features/productList/ListSection'
import type { SaleContent } from '../pageTable/contents/lists'
import type { PageContext } from '../pageTable/pageContext'

export default function SalePage({ pageContext }: { pageContext: PageContext<SaleContent> }) {
  const { title, head, content, breadcrumbs } = pageContext
  const { list, campaigns, builtOn } = content
  return (
    <>
      <ListHead title={title} breadcrumbs={breadcrumbs} description={head.description} productCount={list.total} />
      <CampaignGallery campaigns={campaigns} builtOn={builtOn} isFirst />
      <ListSection list={list} isFirst={campaigns.length === 0} />
    </>
  )
}
