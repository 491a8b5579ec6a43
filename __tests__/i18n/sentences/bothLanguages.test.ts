import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(__dirname, '../../../src/i18n')

/** Texts that are the same in Dutch and English. */
const shared = [
  ...['3D', 'Account', 'Code', 'Contact', 'Filter', 'Log in', 'Menu', 'Postcode', 'Privacy', 'Service', 'Was'],
  ...['Up North', 'Up North, home', '© Up North', '+32 9 000 00 00'],
]

/** Lists texts with their keys, such as "cart.errors.gone". */
const listTexts = (words: object, place = ''): [place: string, text: string][] =>
  Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${place}${name}`, value]]
    return typeof value === 'object' && value !== null ? listTexts(value, `${place}${name}.`) : []
  })

test.each(readdirSync(path.join(folder, 'nl')))(
  'finds no Dutch text among the English messages of %s',
  async (file) => {
    const [dutch, english] = await Promise.all(
      ['nl', 'en'].map(async (language) => {
        const words = (await import(path.join(folder, language, file))) as object
        return new Map(listTexts({ ...words }))
      }),
    )
    expect([...english!.keys()].sort()).toEqual([...dutch!.keys()].sort())
    const same = [...english!].filter(([place, text]) => dutch!.get(place) === text && !shared.includes(text))
    expect(same).toEqual([])
  },
)

/** Whether an area has a message that takes a number or a name. */
const takesValues = (words: object): boolean =>
  Object.values(words).some((value: unknown) =>
    typeof value === 'object' && value !== null ? takesValues(value) : typeof value === 'function',
  )

test('every area with messages that take a number or a name has a table of its sentences', async () => {
  const tables = readdirSync(__dirname).map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
  const areas = readdirSync(path.join(folder, 'nl')).map((file) => path.parse(file).name)
  const missing: string[] = []
  for (const area of areas) {
    const words = (await import(path.join(folder, 'nl', area))) as Record<string, object>
    const isTested = tables.some((table) => table.includes(`testSentences('${area}'`))
    if (takesValues({ ...words[area] }) && !isTested && area !== 'eager') missing.push(area)
  }
  expect(missing).toEqual([])
})
