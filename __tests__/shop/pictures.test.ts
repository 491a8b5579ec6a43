import { existsSync } from 'node:fs'
import { listPhotos, planRenditions, readStamps } from '../../src/commands/createRenditions'
import { buildMatteFile, listMattes, readMatteStamps, readPlannedMatte } from '../../src/commands/matte/makeMattes'
import { describeSharePicture } from '../../src/gatsby/head/describeSharePicture'
import { giftlistPicture } from '../../src/pageTable/contents/giftlists'

test('all pictures were made from the current photos with the current settings', async () => {
  const stamps = readStamps()
  const outdated: string[] = []
  for (const file of listPhotos()) if ((await planRenditions(file)).stamp !== stamps[file]) outdated.push(file)
  expect(outdated).toEqual([])
  expect(Object.keys(stamps)).toHaveLength(listPhotos().length)
})

test('the pictures that shared links show have a file', () => {
  for (const picture of [undefined, giftlistPicture]) {
    const { address } = describeSharePicture(picture)
    expect([address, existsSync(`static${new URL(address).pathname}`)]).toEqual([address, true])
  }
})

test('all mattes were made from the current photos, in the files that the command looks for', () => {
  const stamps = readMatteStamps()
  const outdated = listMattes().filter(
    (planned) => stamps[planned.file] !== readPlannedMatte('data/catalogue/photos', planned).stamp,
  )
  expect(outdated).toEqual([])
  const files = listMattes().map(({ file }) => buildMatteFile(file, 'static/pictures'))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
