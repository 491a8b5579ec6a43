import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { isPortFree } from '../../../src/commands/ports'
import { browserTestEnv } from '../../../src/config/testEnv'
import { buildChildEnvironment } from '../../../src/config/buildChildEnvironment'
import { markLoad } from './navigation'

/** A copy of the project in which a test changes files and runs a server. */
export class ProjectCopy {
  readonly port = new URL(browserTestEnv.origin).port
  /** Everything that the program has printed. */
  output = ''
  private process: ChildProcess | null = null

  /** Removes what earlier runs have made, so that the copy is like a fresh clone. */
  clear(): void {
    for (const name of ['.cache', 'public']) {
      rmSync(path.join(browserTestEnv.project, name), { recursive: true, force: true })
    }
  }

  /** Starts a server with Node, and waits until it has printed a text and has the data of its pages. */
  async start(parameters: readonly string[], ready: string): Promise<void> {
    this.spawn(parameters)
    await expect.poll(() => this.output, { timeout: 600_000 }).toContain(ready)
    const data = path.join(browserTestEnv.project, 'public/page-data/404.html/page-data.json')
    await expect.poll(() => existsSync(data), { timeout: 120_000 }).toBe(true)
  }

  /** Runs a program with Node to its end, and returns its exit code. */
  run(parameters: readonly string[]): Promise<number | null> {
    return new Promise((resolve) => this.spawn(parameters).once('exit', resolve))
  }

  private spawn(parameters: readonly string[]): ChildProcess {
    this.output = ''
    const started = spawn(process.execPath, parameters, {
      cwd: browserTestEnv.project,
      env: buildChildEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    started.stdout?.on('data', (text) => (this.output += String(text)))
    started.stderr?.on('data', (text) => (this.output += String(text)))
    this.process = started
    return started
  }

  /** Stops the program with a signal, and waits until its port is free. */
  async stop(): Promise<void> {
    this.process?.kill('SIGTERM')
    await expect.poll(() => isPortFree(Number(this.port)), { timeout: 60_000 }).toBe(true)
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

  remove(name: string): void {
    rmSync(path.join(browserTestEnv.project, name))
  }
}

/** Opens a page, waits until it has hydrated, and marks its document for `isSameLoad`. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 120_000 })
  await markLoad(page)
}

/** Puts a chair into the cart, and finds it on the page of the cart. */
export async function addChairToCart(page: Page): Promise<void> {
  await openPage(page, '/nl/producten/tove-eetkamerstoel')
  await page.getByRole('main').getByRole('button', { name: 'In mandje' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Tove eetkamerstoel')
  await openPage(page, '/nl/winkelmandje')
  await expect(page.getByRole('main').getByText('Tove eetkamerstoel').first()).toBeVisible()
}
