import { readdirSync } from 'node:fs'
import path from 'node:path'
import { languages } from '../../src/i18n/languages'
import { bringMessages } from '../../src/i18n/lateMessages'
import { areMessagesLoaded, getMessages, loadMessages } from '../../src/i18n/messages'

type Brought = Parameters<typeof bringMessages>[number]

const folder = path.join(__dirname, '../../src/i18n')
const areas = readdirSync(path.join(folder, 'nl'))
  .filter((name) => name.endsWith('.ts'))
  .map((file) => path.parse(file).name as Brought)

test.each(languages)(
  'the areas that modules bring are loaded in %s from the files of that language',
  async (language) => {
    bringMessages(...areas)
    expect(areMessagesLoaded(language)).toBe(false)
    await loadMessages(language)
    expect(areMessagesLoaded(language)).toBe(true)
    for (const area of areas) {
      const file = (await import(path.join(folder, language, area))) as Record<string, unknown>
      expect([area, getMessages(language, area) === file[area]]).toEqual([area, true])
    }
  },
)
