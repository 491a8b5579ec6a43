import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import type { PlainPageProps } from '../../src/features/content/PlainPage'
import { emptyPages, hasContent } from '../../src/pageTable/emptyPages'
import type { PageContext } from '../../src/pageTable/pageContext'
import { buildPages } from '../../src/pageTable/pages/buildPages'
import { readShopFiles } from '../../src/pageTable/sources/readShopFiles'
import type { TemplateName } from '../../src/pageTable/templates'
import { fakeCatalogue } from '../support/data/fakeCatalogue'
import { renderIn } from '../support/dom/renderIn'

const plain: TemplateName[] = ['build-your-own', 'campaign', 'giftlist-buy', 'giftlist-index', 'search']

const pages = buildPages({ ...readShopFiles(), catalogue: fakeCatalogue(), limit: 0 })
const plainPages = pages.filter(({ context }) => plain.includes(context.template))

test('every plain template has at least one page', () => {
  expect(new Set(plainPages.map(({ context }) => context.template)).size).toBe(plain.length)
})

test.each(plainPages.map((page) => [page.path, page.context] as const))(
  '%s has a breadcrumb, a title and a description',
  async (_, context) => {
    await show(context)
    expect(screen.getByRole('heading', { level: 1, name: context.title })).toBeInTheDocument()
    const breadcrumb = within(screen.getByRole('navigation')).getAllByRole('listitem')
    expect(breadcrumb.map((item) => item.textContent)).toEqual(context.breadcrumbs.map(({ name }) => name))
    if (context.head.description) expect(screen.getByText(context.head.description)).toBeInTheDocument()
  },
)

test('the pages without a section are those that count as empty', async () => {
  const withoutSections = new Set<string>()
  for (const { context } of plainPages) {
    if (isBuiltFromCatalogue(context.template)) continue
    const { container, unmount } = await show(context)
    if (!container.querySelector('h2')) withoutSections.add(context.id)
    unmount()
  }
  expect([...withoutSections].sort()).toEqual([...emptyPages])
})

/** These templates show a plain page only while the shop API has nothing for them. */
const isBuiltFromCatalogue = (template: TemplateName) =>
  template === 'build-your-own' || template === 'campaign' || template === 'search'

test('empty pages are hidden from search engines, and the texts of the shop do not link to them', () => {
  const empty = pages.filter(({ context }) => !hasContent(context.id))
  expect(empty.filter(({ context }) => !context.head.noindex).map(({ path }) => path)).toEqual([])
  const links = pages.flatMap(({ path, context }) =>
    hasContent(context.id) ? findPaths(context.content).map((target) => ({ path, target })) : [],
  )
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ target }) => empty.some(({ path }) => path === target))).toEqual([])
})

/** Returns the values of all properties named `path` or `buildYourOwn`. */
const findPaths = (content: unknown): unknown[] =>
  typeof content === 'object' && content !== null
    ? Object.entries(content).flatMap(([key, value]) =>
        /^(path|buildYourOwn)$/.test(key) && typeof value === 'string' ? [value] : findPaths(value),
      )
    : []

async function show(context: PageContext<unknown>) {
  const { default: Page }: { default: ComponentType<PlainPageProps> } = await import(
    `../../src/templates/${context.template}`
  )
  return renderIn(context.language, <Page pageContext={context} />)
}
