import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import type { Picture } from '../../../src/contract/picture'
import type { Language } from '../../../src/i18n/languages'
import type { PageContext } from '../../../src/pageTable/pageContext'
import type { TemplateName } from '../../../src/pageTable/templates'
import { InPage } from '../store/pageStore'

type Template<Content> = ComponentType<{ pageContext: PageContext<Content> }>

/** The page has no layout, and its services have not been loaded. */
export function buildTemplateElement<Content>(
  Page: Template<Content>,
  content: Content,
  {
    language = 'nl',
    template = 'homepage',
    id = template,
    room,
  }: { language?: Language; template?: TemplateName; id?: string; room?: Picture } = {},
) {
  const path = `/${language}/hier`
  const pageContext = {
    id,
    template,
    title: 'Een pagina',
    language,
    head: { title: 'Een pagina', canonical: path },
    breadcrumbs: [
      { name: 'Home', path: `/${language}` },
      { name: 'Hier', path },
    ],
    paths: { nl: '/nl/hier', en: '/en/hier' },
    navigation: [],
    content,
    ...(room && { room }),
  } as PageContext<Content>
  return (
    <InPage language={language}>
      <main>
        <Page pageContext={pageContext} />
      </main>
    </InPage>
  )
}

export const renderTemplate = <Content,>(...parts: Parameters<typeof buildTemplateElement<Content>>) =>
  render(buildTemplateElement(...parts))
