import { BrandHead, SecondRoom } from '../features/brand/BrandHead'
import { FamilyRow } from '../features/brand/FamilyRow'
import { RunningCampaigns } from '../features/campaign/RunningCampaigns'
import { ListSection } from '../features/productList/ListSection'
import { EndCard } from '../features/productList/productGrid/EndCard'
import { useMessages } from '../i18n/useMessages'
import type { BrandContent } from '../pageTable/contents/brands'
import type { PageContext } from '../pageTable/pageContext'

export default function BrandPage({ pageContext }: { pageContext: PageContext<BrandContent> }) {
  const { content, breadcrumbs } = pageContext
  const { brand, story, families, campaigns, builtOn, buildYourOwnPath, list, next } = content
  const { brand: messages, productGrid: gridMessages } = useMessages('catalogue')
  return (
    <>
      <BrandHead brand={brand} story={story} breadcrumbs={breadcrumbs} buildYourOwnPath={buildYourOwnPath} />
      <RunningCampaigns campaigns={campaigns} builtOn={builtOn} />
      <FamilyRow title={messages.families} families={families} />
      <SecondRoom brand={brand} story={story} />
      <ListSection
        title={messages.products(brand.name)}
        list={list}
        renderEnd={(columns) =>
          next && <EndCard listEnd={next} label={gridMessages.onTo(next.name)} columnCount={columns} />
        }
      />
    </>
  )
}
