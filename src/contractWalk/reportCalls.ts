import type { Level } from '../contract/calls/call'
import type { CallName } from '../contract/calls/allCalls'
import { callNames, getCall, includesLevel } from './visit/getCall'
import type { Finding, WalkLog } from './visit/WalkLog'

/**
 * The result of the walks for a call. `holds`: a call succeeded, and there are no findings. `differs`: there are
 * findings. `refused`: the walks made only attempts that the API has to refuse. `absent`: the API has no link to the
 * call. `untried`: no walk reached the call.
 */
export interface CallReport {
  name: CallName
  /** The method and the address in the sandbox, by which the documents name the call. */
  address: string
  level: Level
  verdict: 'holds' | 'refused' | 'differs' | 'absent' | 'untried'
  /**
   * Whether the API fails because of this call: the call differs, or it is absent although the requested level requires
   * it.
   */
  isFailure: boolean
  checks: number
  findings: Finding[]
  /** The behaviour of the storefront without the call; null if the storefront needs it. */
  without: string | null
}

export function reportCalls(log: WalkLog, requiredLevel: Level): CallReport[] {
  return callNames.map((name) => {
    const { method, path, level, without = null } = getCall(name)
    const [checks, findings] = [log.countChecks(name), log.listFindings(name)]
    const verdict = findVerdict(log, name)
    const isMissing = verdict === 'absent' && includesLevel(requiredLevel, level)
    const isFailure = verdict === 'differs' || isMissing
    return { name, address: `${method} ${path}`, level, verdict, isFailure, checks, findings, without }
  })
}

function findVerdict(log: WalkLog, name: CallName): CallReport['verdict'] {
  if (log.listFindings(name).length > 0) return 'differs'
  if (log.isAnswered(name)) return 'holds'
  if (log.countChecks(name) > 0) return 'refused'
  return log.isAbsent(name) ? 'absent' : 'untried'
}
