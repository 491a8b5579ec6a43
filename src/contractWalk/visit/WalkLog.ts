import type { LinkOwner } from '../../contract/calls/call'
import type { Links } from '../../contract/links'
import type { Difference } from './listDifferences'
import type { CallName } from '../../contract/calls/allCalls'
import { getCall } from './getCall'

/** A difference, and the attempt that revealed it. */
export interface Finding extends Difference {
  situation: string
}

export class WalkLog {
  private readonly checkCounts = new Map<CallName, number>()
  private readonly answeredCalls = new Set<CallName>()
  private readonly missingCalls = new Set<CallName>()
  private readonly findings = new Map<CallName, Finding[]>()
  /** The names of the links in each kind of response that occurred. */
  private readonly linkNames = new Map<LinkOwner, Set<string>>()

  /**
   * Records an attempt at a call and its differences. A difference in the same field in the same situation counts once.
   */
  add(name: CallName, situation: string, differences: readonly Difference[] = []): void {
    this.checkCounts.set(name, this.countChecks(name) + 1)
    const knownFindings = this.listFindings(name)
    const isNew = ({ field }: Difference) =>
      !knownFindings.some((knownFinding) => knownFinding.field === field && knownFinding.situation === situation)
    this.findings.set(name, [
      ...knownFindings,
      ...differences.filter(isNew).map((difference) => ({ ...difference, situation })),
    ])
  }

  /** Records that a call succeeded, as opposed to an expected refusal. */
  addAnswer(name: CallName): void {
    this.answeredCalls.add(name)
  }

  isAnswered = (name: CallName): boolean => this.answeredCalls.has(name)

  /** Records that a walk needed a call but found no link to it. */
  addMissing(name: CallName): void {
    this.missingCalls.add(name)
  }

  /** Returns whether a walk has tried or needed the call. */
  isReached = (name: CallName): boolean => this.countChecks(name) > 0 || this.missingCalls.has(name)

  addLinks(owner: LinkOwner, links: Links): void {
    this.linkNames.set(owner, new Set([...(this.linkNames.get(owner) ?? []), ...Object.keys(links)]))
  }

  countChecks = (name: CallName): number => this.checkCounts.get(name) ?? 0

  listFindings = (name: CallName): Finding[] => this.findings.get(name) ?? []

  /**
   * Returns whether the API does not offer a call: at least one kind of response that should contain the call's link
   * occurred, and none of them contained the link.
   */
  isAbsent(name: CallName): boolean {
    const expectedLinks = Object.entries(getCall(name).links ?? {}) as [LinkOwner, string][]
    const checkedLinks = expectedLinks.filter(([owner]) => this.linkNames.has(owner))
    return checkedLinks.length > 0 && checkedLinks.every(([owner, link]) => !this.linkNames.get(owner)?.has(link))
  }
}
