import type { ContentExtra } from '../../pageTable/contents/content'
import { CustomerStories } from './CustomerStories'
import { JobSummaries } from './JobSummaries'
import { ReviewQuotes } from './ReviewQuotes'
import { ShopVisitPart } from './ShopVisitPart'
import { TeamMembers } from './TeamMembers'
import { VacancyFacts } from './VacancyFacts'

/** Shows the content that a page has besides its text. */
export function ContentExtraPart({ extra }: { extra: ContentExtra }) {
  switch (extra.kind) {
    case 'team':
      return <TeamMembers members={extra.members} />
    case 'reviews':
      return <ReviewQuotes reviews={extra.reviews} />
    case 'customers':
      return <CustomerStories customers={extra.customers} />
    case 'jobs':
      return <JobSummaries jobs={extra.jobs} />
    case 'vacancy':
      return <VacancyFacts {...extra} />
    case 'shop':
      return <ShopVisitPart {...extra} />
  }
}
