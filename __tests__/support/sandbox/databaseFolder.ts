const variable = 'TEST_DATABASES'

/** The suites of a run share the databases and other files in this folder. Jest's workers inherit it. */
export function databaseFolder(): string {
  const folder = process.env[variable]
  if (!folder) throw new Error(`${variable} is not set: jest's globalSetup makes the folder`)
  return folder
}

export const setDatabaseFolder = (folder: string): void => void (process.env[variable] = folder)
