import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import type { PageContext } from '../../src/pageTable/pageContext'
import type { TemplateName } from '../../src/pageTable/templates'
import { renderIn } from '../support/dom/renderIn'
import { buildFakePages } from '../support/pages/fakePages'

const plain: TemplateName[] = ['build-your-own', 'campaign', 'giftlist-buy', 'giftlist-index', 'search']

const plainPages = buildFakePages().filter(({ context }) => plain.includes(context.template))

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

test('every page that is not built from the catalogue has its own section', async () => {
  const withoutSections: string[] = []
  for (const { context } of plainPages) {
    if (isBuiltFromCatalogue(context.template)) continue
    const { container, unmount } = await show(context)
    if (!container.querySelector('h2')) withoutSections.push(context.id)
    unmount()
  }
  expect(withoutSections).toEqual([])
})

/** These templates show a plain page only while the shop API has no data for them. */
const isBuiltFromCatalogue = (template: TemplateName) =>
  template === 'build-your-own' || template === 'campaign' || template === 'search'

async function show(context: PageContext<unknown>) {
  const { default: Page }: { default: ComponentType<{ pageContext: PageContext<unknown> }> } = await import(
    `../../src/templates/${context.template}`
  )
  return renderIn(context.language, <Page pageContext={context} />)
}
