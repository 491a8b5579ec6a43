import { BuildYourOwn } from '../features/configurator/page/BuildYourOwn'
import { PlainPage } from '../features/content/PlainPage'
import type { BuildYourOwnContent } from '../pageTable/contents/shelving'
import type { PageContext } from '../pageTable/pageContext'

export default function BuildYourOwnPage({ pageContext }: { pageContext: PageContext<BuildYourOwnContent | null> }) {
  const { content } = pageContext
  if (content === null) return <PlainPage pageContext={{ ...pageContext, content: null }} />
  return <BuildYourOwn pageContext={{ ...pageContext, content }} />
}
