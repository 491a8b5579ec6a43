import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { buildChildEnvironment } from '../../config/buildChildEnvironment'
import { release } from '../../config/release'

/**
 * The path of the error-reporting service's program, which @sentry/gatsby installs. The program reads its settings from
 * the environment.
 */
const program = path.join('node_modules', 'sentry', 'dist', 'bin.cjs')

/** The time in ms after which a build continues without the upload. */
const uploadTimeout = 120_000

/**
 * Uploads the scripts of a finished build with their source maps. The service finds a map by the release and the
 * address of its script, so the scripts stay unchanged. The plugin of @sentry/gatsby would add an id to each script,
 * which would make every first load more than a kilobyte larger.
 * @throws an Error with the program's message when the upload fails
 */
export async function uploadSourceMaps(folder: string): Promise<void> {
  const settingsFolder = mkdtempSync(path.join(tmpdir(), 'up-north-sentry-'))
  const parameters = [program, 'sourcemap', 'upload', folder, '--release', release, '--no-rewrite']
  try {
    await promisify(execFile)(process.execPath, parameters, {
      env: buildChildEnvironment({ SENTRY_CONFIG_DIR: settingsFolder, SENTRY_CLI_NO_TELEMETRY: '1' }),
      timeout: uploadTimeout,
    })
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    throw new Error(`The source maps were not uploaded: ${stderr?.trim() || message}`)
  } finally {
    rmSync(settingsFolder, { recursive: true, force: true })
  }
}
