import { CategoryTabs } from '../features/productList/CategoryTabs'
import { ListHead } from '../features/productList/ListHead'
import { ListSection } from '../features/productList/ListSection'
import { EndCard } from '../features/productList/productGrid/EndCard'
import { StoryCard } from '../features/productList/productGrid/StoryCard'
import { useMessages } from '../i18n/useMessages'
import type { CategoryContent } from '../pageTable/contents/lists'
import type { PageContext } from '../pageTable/pageContext'

export default function CategoryPage({ pageContext }: { pageContext: PageContext<CategoryContent> }) {
  const { content, breadcrumbs, paths, language } = pageContext
  const { category, tabs, list, story, next } = content
  const { onTo } = useMessages('catalogue').wall
  return (
    <>
      <ListHead title={category.name} breadcrumbs={breadcrumbs} description={category.description} count={list.total}>
        <CategoryTabs tabs={tabs} current={paths[language]} />
      </ListHead>
      <ListSection
        list={list}
        story={story && <StoryCard story={story} />}
        renderEnd={(columns) => next && <EndCard end={next} label={onTo(next.name)} columns={columns} />}
        isFirst
        isUndivided={category.id_parent !== null}
      />
    </>
  )
}
