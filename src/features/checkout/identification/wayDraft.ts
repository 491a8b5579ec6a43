import { keepDraft, readDraft } from '../../../state/draft'
import { drafts } from '../info/guestDraft'

const ways = ['guest', 'login', 'account'] as const

/** How somebody would like to order. */
export type Way = (typeof ways)[number]

/** The way picked in this visit; as a guest unless something else was. */
export const keptWay = (): Way => ways.find((way) => way === readDraft(drafts.way).way) ?? 'guest'

export const keepWay = (way: Way): void => keepDraft(drafts.way, { ...readDraft(drafts.way), way })

/** The e-mail address typed to log in; the password is never kept. */
export const keptEmail = (): string => readDraft(drafts.way).email ?? ''

export const keepEmail = (email: string): void => keepDraft(drafts.way, { ...readDraft(drafts.way), email })
