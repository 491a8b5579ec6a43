import path from 'node:path'
import { languages } from '../../src/i18n/languages'
import { readSourceTree } from '../support/readSourceTree'

const { files, read } = readSourceTree(path.join(__dirname, '../..'))

/** This key is written and removed at once, to find out whether storage works. */
const probe = 'upnorth.probe'

/** The keys under which the code stores something in a browser; the end of some is a number or a name. */
function listStoredKeys(): string[] {
  const modules = files.filter((file) =>
    /^src\/(store|features|layout|gatsby|forms|ui|analytics)\/.*\.tsx?$/.test(file),
  )
  const keys = modules.flatMap((file) => read(file).match(/(?<=['`])(?:upnorth\.[a-z]+\.?|@@scroll\|)/g) ?? [])
  return [...new Set(keys)].filter((key) => key !== probe).map((key) => key.replace('|', ''))
}

test.each(languages)(
  'the list of the privacy page has every key that the code stores, and no other (%s)',
  (language) => {
    const list = read(`data/content/${language}/privacy.md`).match(/(?<=^\| `)(?:upnorth|@@)[^`*]+/gm)
    expect(list?.sort()).toEqual(listStoredKeys().sort())
  },
)
