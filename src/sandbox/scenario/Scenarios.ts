import { matchesCall, type RequestedCall } from './matchesCall'
import type { Scenario } from './readScenario'

/**
 * The current scenario, for all calls that it selects. `left` is the remaining number of calls; null without a limit.
 */
export class Scenarios {
  private scenario: Scenario | null = null
  private left: number | null = null

  set(scenario: Scenario | null): void {
    this.scenario = scenario
    this.left = scenario?.times ?? null
  }

  get state(): { scenario: Scenario | null; left: number | null } {
    return { scenario: this.scenario, left: this.left }
  }

  /** Returns the scenario for this call and counts the call. Returns null if no scenario selects the call. */
  take(call: RequestedCall): Scenario | null {
    const { scenario } = this
    if (!scenario || !matchesCall(scenario, call)) return null
    if (this.left !== null && (this.left -= 1) === 0) this.set(null)
    return scenario
  }
}
