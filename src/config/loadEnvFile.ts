import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

/** Loads the variables in `.env`, if the file exists. Variables that are already set keep their values. */
export function loadProjectEnvFile(): void {
  if (existsSync('.env')) loadEnvFile('.env')
}
