import { FamilyHead } from '../features/brand/FamilyHead'
import { FamilyRow } from '../features/brand/FamilyRow'
import { ListSection } from '../features/productList/ListSection'
import { EndCard } from '../features/productList/productGrid/EndCard'
import { StoryColumns } from '../ui/page/StoryColumns'
import { useMessages } from '../i18n/useMessages'
import type { FamilyContent } from '../pageTable/contents/brands'
import type { PageContext } from '../pageTable/pageContext'

export default function FamilyPage({ pageContext }: { pageContext: PageContext<FamilyContent> }) {
  const { family, brand, story, others, list } = pageContext.content
  const messages = useMessages('catalogue').brand
  return (
    <>
      <FamilyHead family={family} brand={brand} story={story} breadcrumbs={pageContext.breadcrumbs} />
      {story && (
        <StoryColumns quote={story.quote} by={story.by} paragraphs={story.paragraphs} picture={story.closeUp} />
      )}
      <ListSection
        list={list}
        hasBarOnShortList={false}
        renderEnd={(columns) => <EndCard listEnd={brand} label={messages.more(brand.name)} columnCount={columns} />}
      />
      <FamilyRow title={messages.others(brand.name)} families={others} />
    </>
  )
}
