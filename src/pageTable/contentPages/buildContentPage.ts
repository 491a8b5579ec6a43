import { contentMessages } from '../../i18n/buildTime'
import { formatDate } from '../../i18n/dates'
import type { ContentExtra, ContentPageContent } from '../contents/content'
import type { ContentPageParts } from './ContentPageParts'
import { buildCustomers, buildReviews, buildTeam, buildVacantPlace } from './people'
import { buildJobSummaries, buildVacancy } from './vacancies'
import { buildShopVisit } from './buildShopVisit'

/** Builds the content of a page whose text is a Markdown file. Returns null for a page without such a file. */
export function buildContentPage(id: string, parts: ContentPageParts): ContentPageContent | null {
  const text = parts.texts.pages[id]
  if (!text) return null
  const { language } = parts.catalogueIndex
  const { layout, picture, sections, questions, changed } = text
  return {
    layout,
    picture,
    sections,
    questions: questions.length > 0 ? { title: contentMessages[language].questions, items: questions } : null,
    changed: contentMessages[language].changed(formatDate(changed, language)),
    extra: buildExtra(id, parts),
  }
}

function buildExtra(id: string, parts: ContentPageParts): ContentExtra | null {
  switch (id) {
    case 'team':
      return { kind: 'team', members: buildTeam(parts), vacantPlace: buildVacantPlace(parts) }
    case 'customer-reviews':
      return { kind: 'reviews', reviews: buildReviews(parts) }
    case 'customer-of-the-month':
      return { kind: 'customers', customers: buildCustomers(parts) }
    case 'jobs':
      return { kind: 'jobs', jobs: buildJobSummaries(parts) }
    case 'contact':
    case 'appointments':
      return { kind: 'shop', ...buildShopVisit(parts) }
    default: {
      const vacancy = buildVacancy(id, parts)
      return vacancy && { kind: 'vacancy', ...vacancy }
    }
  }
}
