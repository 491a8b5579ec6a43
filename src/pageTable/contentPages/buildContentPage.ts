import { contentMessages } from '../../i18n/buildTime'
import { formatDate } from '../../i18n/dates'
import type { ContentExtra, ContentPageContent } from '../contents/content'
import type { ContentPageSources } from './ContentPageSources'
import { buildCustomers, buildReviews, buildTeam, buildVacantPlace } from './people'
import { buildJobSummaries, buildVacancy } from './vacancies'
import { buildShopVisit } from './buildShopVisit'

/** Builds the content of a page whose text is a Markdown file. Returns null for a page without such a file. */
export function buildContentPage(id: string, sources: ContentPageSources): ContentPageContent | null {
  const text = sources.texts.pages[id]
  if (!text) return null
  const { language } = sources.catalogueIndex
  const { layout, picture, sections, questions, changed } = text
  return {
    layout,
    picture,
    sections,
    questions: questions.length > 0 ? { title: contentMessages[language].questions, items: questions } : null,
    changed: contentMessages[language].changed(formatDate(changed, language)),
    extra: buildExtra(id, sources),
  }
}

function buildExtra(id: string, sources: ContentPageSources): ContentExtra | null {
  switch (id) {
    case 'team':
      return { kind: 'team', members: buildTeam(sources), vacantPlace: buildVacantPlace(sources) }
    case 'customer-reviews':
      return { kind: 'reviews', reviews: buildReviews(sources) }
    case 'customer-of-the-month':
      return { kind: 'customers', customers: buildCustomers(sources) }
    case 'jobs':
      return { kind: 'jobs', jobs: buildJobSummaries(sources) }
    case 'contact':
    case 'appointments':
      return { kind: 'shop', ...buildShopVisit(sources) }
    default: {
      const vacancy = buildVacancy(id, sources)
      return vacancy && { kind: 'vacancy', ...vacancy }
    }
  }
}
