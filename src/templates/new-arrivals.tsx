import { ListHead } from '../features/productList/ListHead'
import { ListSection } from '../features/productList/ListSection'
import { StoryCard } from '../features/productList/productGrid/StoryCard'
import { useMessages } from '../i18n/useMessages'
import type { NewArrivalsContent } from '../pageTable/contents/lists'
import type { PageContext } from '../pageTable/pageContext'

export default function NewArrivalsPage({ pageContext }: { pageContext: PageContext<NewArrivalsContent> }) {
  const { title, content, breadcrumbs } = pageContext
  const { list, story } = content
  const { lede } = useMessages('catalogue').newArrivals
  return (
    <>
      <ListHead title={title} breadcrumbs={breadcrumbs} description={lede} count={list.total} />
      <ListSection list={list} story={story && <StoryCard story={story} />} isFirst />
    </>
  )
}
