import { type Level } from '../contract/calls/call'
import { type CallReport, reportCalls } from './reportCalls'
import { checkOrigin } from './walks/checkOrigin'
import { includesLevel } from './visit/getCall'
import { Visit, type Walk, type VisitOptions } from './visit/Visit'
import { WalkLog } from './visit/WalkLog'
import { walks } from './walks/walks'

export interface WalkOptions extends Pick<VisitOptions, 'api' | 'pay' | 'voucher'> {
  level: Level
  /** The name of the only walk to make; null for all walks. */
  only?: string | null
  /** The origin of the storefront, if it differs from that of the API. */
  site?: string | undefined
}

/** Walks through an API as users do, removes what the walks created, and returns a report on every call. */
export async function walkContract({ only = null, site, ...options }: WalkOptions): Promise<CallReport[]> {
  const log = new WalkLog()
  const visit = new Visit({ ...options, log })
  if (site !== undefined)
    log.add('readRoot', `A browser calls the API from ${site}`, await checkOrigin(options.api, site))
  const chosenWalks = Object.entries<Walk>(walks).filter(([name, { level }]) =>
    only === null ? includesLevel(options.level, level) : name === only,
  )
  for (const [, { run }] of chosenWalks) {
    await visit.runPart(async () => {
      await visit.readRoot()
      await run(visit)
    })
    await visit.runCleanups()
  }
  const reports = reportCalls(log, options.level)
  return only === null ? reports : reports.filter(({ name }) => log.isReached(name))
}
