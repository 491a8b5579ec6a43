import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { isFree } from '../../../src/commands/ports'
import { browserTestEnv } from '../../../src/config/testEnv'
import { childEnv } from '../../../src/config/childEnv'

/** A development server in a copy of the project, so that tests can change its files. */
export class DevelopServer {
  readonly port = new URL(browserTestEnv.origin).port
  /** Everything that the server has printed. */
  output = ''
  private process: ChildProcess | null = null

  /** Starts a program with Node as in a fresh clone, and waits until it has printed a text. */
  async start(parameters: readonly string[], ready: string): Promise<void> {
    for (const name of ['.cache', 'public'])
      rmSync(path.join(browserTestEnv.project, name), { recursive: true, force: true })
    const started = spawn(process.execPath, parameters, {
      cwd: browserTestEnv.project,
      // Otherwise, Gatsby creates the data of a page on request, and answers 404 when that takes a slow machine 15 s.
      env: childEnv({ CI: 'true' }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    started.stdout?.on('data', (text) => (this.output += String(text)))
    started.stderr?.on('data', (text) => (this.output += String(text)))
    this.process = started
    await expect.poll(() => this.output, { timeout: 600_000 }).toContain(ready)
  }

  /** Stops the program with a signal, and waits until its port is free. */
  async stop(): Promise<void> {
    this.process?.kill('SIGTERM')
    await expect.poll(() => isFree(Number(this.port)), { timeout: 60_000 }).toBe(true)
  }

  /** Replaces a text in a file. */
  save(name: string, from: string, to: string): void {
    const file = path.join(browserTestEnv.project, name)
    const before = readFileSync(file, 'utf8')
    expect(before).toContain(from)
    writeFileSync(file, before.replace(from, to))
  }

  write(name: string, text: string): void {
    const file = path.join(browserTestEnv.project, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Opens a page, waits until it has hydrated, and sets a property on its window. A reload would remove that property. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 120_000 })
  await page.evaluate(() => Object.assign(window, { opened: true }))
}

export const wasNotReloaded = (page: Page): Promise<boolean> => page.evaluate(() => 'opened' in window)
