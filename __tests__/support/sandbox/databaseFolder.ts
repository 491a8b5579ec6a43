const variable = 'TEST_DATABASES'

/** Where the databases of this run are. The workers of jest inherit it from the process that began. */
export function databaseFolder(): string {
  const folder = process.env[variable]
  if (!folder) throw new Error(`${variable} is not set: jest's globalSetup makes the folder`)
  return folder
}

export const setDatabaseFolder = (folder: string): void => void (process.env[variable] = folder)
