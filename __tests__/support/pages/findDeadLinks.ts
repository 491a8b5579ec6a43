import { matchPath } from '../../../src/pageTable/matchPath'
import type { PageSpec } from '../../../src/pageTable/pageContext'

const normalize = (path: string) => path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')

/** A dead link leads to no page of the site, and to none that is newer than the build. */
export function findDeadLinks(pages: readonly PageSpec[]): string[] {
  const alive = new Set(pages.map(({ path }) => normalize(path)))
  const ids = new Set(pages.map(({ context }) => context.id))
  return [...document.querySelectorAll<HTMLElement>('a[href^="/"]:not([href^="/downloads/"]), form[action^="/"]')]
    .map((element) => normalize(element.getAttribute('href') ?? element.getAttribute('action')!))
    .filter((path) => !alive.has(path) && !matchPath(path) && !isPrivate(path, ids))
}

/** The pages of an order and of a gift list are in no build. They belong to the pages beside them. */
const isPrivate = (path: string, ids: ReadonlySet<string>) =>
  (/^\/(nl\/mijn-bestellingen|en\/my-orders)\/\d+$/.test(path) && ids.has('my-orders')) ||
  (/^\/(nl\/wenslijsten|en\/giftlists)\/\w+$/.test(path) && ids.has('giftlist-home'))
