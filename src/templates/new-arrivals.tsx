import { ListHead } from '../features/productList/ListHead'
import { ListSection } from '../features/productList/ListSection'
import { StoryCard } from '../features/productList/productGrid/StoryCard'
import type { NewArrivalsContent } from '../pageTable/contents/lists'
import type { PageContext } from '../pageTable/pageContext'

export default function NewArrivalsPage({ pageContext }: { pageContext: PageContext<NewArrivalsContent> }) {
  const { title, head, content, breadcrumbs } = pageContext
  const { list, story } = content
  return (
    <>
      <ListHead title={title} breadcrumbs={breadcrumbs} description={head.description} productCount={list.total} />
      <ListSection list={list} story={story && <StoryCard story={story} />} isFirst />
    </>
  )
}
