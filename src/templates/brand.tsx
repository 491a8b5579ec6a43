import { BrandHead } from '../features/brand/BrandHead'
import { FamilyRow } from '../features/brand/FamilyRow'
import { RunningCampaigns } from '../features/campaign/RunningCampaigns'
import { ListSection } from '../features/productList/ListSection'
import { useWords } from '../i18n/useWords'
import type { BrandContent } from '../pageTable/contents/brands'
import type { PageContext } from '../pageTable/pageContext'

export default function BrandPage({ pageContext }: { pageContext: PageContext<BrandContent> }) {
  const { content, breadcrumbs } = pageContext
  const { brand, families, campaigns, builtOn, buildYourOwn, list } = content
  const words = useWords('catalogue').brand
  return (
    <>
      <BrandHead brand={brand} breadcrumbs={breadcrumbs} buildYourOwn={buildYourOwn} />
      <RunningCampaigns campaigns={campaigns} builtOn={builtOn} />
      <FamilyRow title={words.families} families={families} />
      <ListSection title={words.products(brand.name)} list={list} />
    </>
  )
}
