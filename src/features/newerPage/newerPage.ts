import type { PageContext } from '../../pageTable/pageContext'
import type { Gone } from './goneOf'

/** What the shop API says of an address that has no page of its own. */
export type NewerPage =
  | { kind: 'page'; page: PageContext<unknown> }
  /** A product that the shop no longer has, of a series that it has. */
  | ({ kind: 'gone' } & Gone)
  | { kind: 'missing' }
