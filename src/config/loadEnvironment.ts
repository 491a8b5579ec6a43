import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

// Variables that are already set keep their values.
if (existsSync('.env')) loadEnvFile('.env')

// With one process, Gatsby runs queries in the main process. Several processes would exchange results through a
// database, which loses results when two processes write at the same time. They would gain nothing, because no page has
// a query.
process.env.GATSBY_CPU_COUNT ??= '1'
