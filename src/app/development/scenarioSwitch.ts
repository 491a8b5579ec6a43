import { env } from '../../config/env'

/** What the sandbox said: which scenario is set now (as JSON, '' for none), or why not. */
export type SwitchAnswer = { ok: true; scenario: string } | { ok: false; fault: string }

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/**
 * The sandbox's scenario switch: GET reads it, PUT sets it, DELETE takes it away. Asked here and not by src/apiClient, whose
 * client is for the shop API alone; this is a developer's tool beside it.
 */
export async function askSwitch(method: 'GET' | 'PUT' | 'DELETE', scenario?: string): Promise<SwitchAnswer> {
  try {
    const address = new URL('/sandbox/scenario', env.shopApiUrl || window.location.origin)
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(address, { method, ...(scenario !== undefined && { body: scenario, headers }) })
    const answer = fields(await response.json())
    if (!response.ok) return { ok: false, fault: String(answer['message']) }
    const set = answer['scenario']
    return { ok: true, scenario: set ? JSON.stringify(set) : '' }
  } catch {
    return { ok: false, fault: 'No sandbox answers here.' }
  }
}
