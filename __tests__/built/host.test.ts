import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hashScript } from '../../src/gatsby/host/contentPolicy'
import { readBuiltSite } from '../../src/gatsby/host/readBuiltSite'
import { hostFolder } from '../../src/gatsby/host/writeHostFiles'

const readHostFile = (name: string) => readFileSync(path.join(hostFolder, name), 'utf8')

test('all pages together have six different inline scripts, and each host allows exactly those', () => {
  const { scripts } = readBuiltSite('public')
  expect(scripts).toHaveLength(6)
  for (const name of ['nginx/up-north.conf', 'netlify/_headers', 'cloudflare/_headers', 'apache/.htaccess']) {
    const allowed = readHostFile(name).match(/'sha256-[^']+'/g)
    expect(allowed?.sort()).toEqual(scripts.map(hashScript).sort())
  }
})

test('no page contains the snippet that loads the tag manager, and the build has no source maps', () => {
  expect(readFileSync('public/nl/index.html', 'utf8')).not.toContain('gtm')
  expect(readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'))).toEqual(
    [],
  )
  expect(existsSync('public/tag-manager-.js')).toBe(false)
})

test('no script contains the replay and feedback of the error reporter', () => {
  const marks = ['sentryReplaySession', 'rrweb', 'sentry-feedback']
  const scripts = readdirSync('public').filter((file) => file.endsWith('.js'))
  const texts = scripts.map((file) => readFileSync(path.join('public', file), 'utf8'))
  expect(texts.some((text) => text.includes('sentry'))).toBe(true)
  expect(marks.filter((mark) => texts.some((text) => text.includes(mark)))).toEqual([])
})
