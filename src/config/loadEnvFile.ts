import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

/** Loads the variables in `.env`, if it exists; a variable that is set already keeps its value. */
export function loadProjectEnvFile(): void {
  if (existsSync('.env')) loadEnvFile('.env')
}
