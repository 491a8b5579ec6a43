import type { OpeningHours } from '../../contract/openingHours'
import type { Picture } from '../../contract/picture'
import type { Crumb, RoomPicture } from '../pageContext'
import type { Room, Route } from '../sources/shopData'

/** The data of a content page. It includes the messages around the text, so browsers load none for it. */
export interface ContentPageContent {
  /** `guide` has its picture beside the title; `story` has it below the title in full width. */
  layout: 'guide' | 'story'
  picture: RoomPicture
  sections: ContentSection[]
  questions: { title: string; items: { question: string; answer: string }[] } | null
  /** The date of the last change, as a sentence. */
  changed: string
  extra: ContentExtra | null
}

/** A part of the text. `heading` is null before the first heading. The HTML was sanitized at build time. */
export interface ContentSection {
  heading: string | null
  html: string
}

export type ContentExtra =
  | { kind: 'team'; members: TeamMember[]; vacantPlace: VacantPlace | null }
  | { kind: 'reviews'; reviews: RatedReview[] }
  | { kind: 'customers'; customers: FeaturedCustomer[] }
  | { kind: 'jobs'; jobs: JobSummary[] }
  | ({ kind: 'vacancy' } & Vacancy)
  | ({ kind: 'shop' } & ShopVisit)

/** The plan of a room in cm with a product (data/team.json, data/reviews.json). */
export interface RoomPlan {
  room: Room
  label: string
  size: string
  /** The width and the depth of the product, in cm; null in an empty room. */
  piece: [width: number, depth: number] | null
  isRound: boolean
}

/**
 * A member of the team. `plan` shows the favourite product in a room. It is null if data/team.json has no room, or if
 * the catalogue lacks the product or its width or depth; the page then shows the initials. `favourite` is null if the
 * catalogue lacks the product.
 */
export interface TeamMember {
  name: string
  initials: string
  role: string
  quote: string
  plan: RoomPlan | null
  favourite: Crumb | null
}

/** The card after the members of a team that is hiring. `plan` is null if data/team.json has no rooms. */
export interface VacantPlace {
  title: string
  text: string
  plan: RoomPlan | null
  link: Crumb
}

export interface RatedReview {
  text: string
  by: string
  /** E.g. "4 van 5". */
  rating: string
  product: Crumb | null
  /** The plan of the customer's room. If it is null, `picture` shows the product in use, if there is such a picture. */
  plan: RoomPlan | null
  picture: Picture | null
}

export interface FeaturedCustomer {
  month: string
  title: string
  by: string
  quote: string
  paragraphs: string[]
  picture: Picture
  products: (Crumb & { picture: Picture })[]
}

/** A list with its heading: the tasks, the profile or the benefits. */
export interface JobList {
  title: string
  items: string[]
}

export interface JobSummary {
  title: string
  /** Hours, pay and the last day, in one line. */
  facts: string
  intro: string
  lists: JobList[]
  /** The page of the job, or else the contact page. */
  link: Crumb
}

export interface Vacancy {
  isOpen: boolean
  /** The notice that the job is closed; null while the job is open. */
  notice: string | null
  facts: { term: string; text: string }[]
  lists: JobList[]
  posting: JobPostingData
}

export interface JobPostingData {
  title: string
  description: string
  posted: string
  closes: string | null
  employment: string[]
  salary: { from: number; until: number }
}

export interface ShopVisit {
  address: string[]
  phone: { href: string; text: string }
  /** Null for a shop without a store to visit. */
  opening: Opening | null
  /** Null if data/route.json has no plan, or if there is no store to visit. */
  route: RoutePlan | null
}

export interface Opening {
  title: string
  week: { day: string; hours: string }[]
  /** The days with special hours in the months after the build; null if there are none. */
  special: { title: string; days: { day: string; hours: string; reason: string }[] } | null
  /** The rules by which the browser determines whether the shop is open now. */
  hours: OpeningHours
  status: OpeningTexts
}

export interface RoutePlan {
  plan: Omit<Route, 'text'>
  text: string
}

/** Sentences about the opening hours, in which a component replaces `{time}` and `{day}`. */
export interface OpeningTexts {
  open: string
  today: string
  tomorrow: string
  later: string
  closed: string
}
