import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

/** Takes over what stands in `.env`, when there is one; a variable that is set already keeps its value. */
export function loadProjectEnvFile(): void {
  if (existsSync('.env')) loadEnvFile('.env')
}
