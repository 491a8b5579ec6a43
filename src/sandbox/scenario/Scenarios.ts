import { matchesCall, type Call } from './matchesCall'
import type { Scenario } from './readScenario'

/** The scenario that is set, if there is one, and for how many calls more (null: until it is taken away). */
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

  /** What is to be played in this call; it counts as one of `times`. */
  take(call: Call): Scenario | null {
    const { scenario } = this
    if (!scenario || !matchesCall(scenario, call)) return null
    if (this.left !== null && (this.left -= 1) === 0) this.set(null)
    return scenario
  }
}
