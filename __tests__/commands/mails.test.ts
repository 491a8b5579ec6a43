import { readFileSync } from 'node:fs'
import { blocksFile, renderMailBlocks } from '../../src/commands/mails/writeMailBlocks'

test('the blocks of the emails are those that `npm run mails` renders', () => {
  expect(readFileSync(blocksFile, 'utf8')).toBe(renderMailBlocks())
})

test('an email has dark colours of its own, and its text is legible on both grounds', () => {
  const { page } = JSON.parse(renderMailBlocks()) as Record<string, string>
  expect(page).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(page).toMatch(/@media \(prefers-color-scheme: dark\)/)
  expect(page).not.toMatch(/#000\b|#fff\b|black|white;/)
})
