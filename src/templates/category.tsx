import { CategoryTabs } from '../features/productList/CategoryTabs'
import { ListHead } from '../features/productList/ListHead'
import { ListSection } from '../features/productList/ListSection'
import { EndCard } from '../features/productList/productGrid/EndCard'
import { StoryCard } from '../features/productList/productGrid/StoryCard'
import { TextLink } from '../ui/button/TextLink'
import { useMessages } from '../i18n/useMessages'
import type { CategoryContent } from '../pageTable/contents/lists'
import type { PageContext } from '../pageTable/pageContext'

export default function CategoryPage({ pageContext }: { pageContext: PageContext<CategoryContent> }) {
  const { content, breadcrumbs, paths, language } = pageContext
  const { category, tabs, list, story, next } = content
  const { productGrid: gridMessages, list: messages } = useMessages('catalogue')
  const isDepartment = category.id_parent === null
  const isComparable = __OFFERED__.toScale && isDepartment && list.total > 1
  return (
    <>
      <ListHead
        title={category.name}
        breadcrumbs={breadcrumbs}
        description={category.description}
        descriptionLink={
          isComparable && <TextLink to={`${paths[language]}?view=scale`}>{messages.allToScale}</TextLink>
        }
        productCount={list.total}
      >
        <CategoryTabs tabs={tabs} currentPath={paths[language]} />
      </ListHead>
      <ListSection
        list={list}
        story={story && <StoryCard story={story} />}
        renderEnd={(columns) =>
          next && <EndCard listEnd={next} label={gridMessages.onTo(next.name)} columnCount={columns} />
        }
        isFirst
        hasOneCategory={!isDepartment}
      />
    </>
  )
}
