/** @jest-environment node */
import shopDetails from '../../../data/shop.json'
import { decodeDesign, describeDecodeProblem } from '../../../src/features/configurator/address/decodeDesign'
import { buildDesignAddress, readDesignAddress } from '../../../src/features/configurator/address/designAddress'
import { computeChecksum, encodeDesign } from '../../../src/features/configurator/address/encodeDesign'
import { fitPreset } from '../../../src/features/configurator/commands/fitPreset'
import {
  createEmptyDesign,
  createDefaultWall,
  type Design,
  listPlacedParts,
} from '../../../src/features/configurator/design/Design'
import { buildMailLink } from '../../../src/features/configurator/share/ShareCommands'
import { describeDesign } from '../../../src/features/configurator/wording/describeDesign'
import { configurator as messages } from '../../../src/i18n/en/configurator'
import type { ShelvingSystem } from '../../../src/pageTable/contents/shelving'
import { readShelvingSystem } from '../../support/data/shelvingSystem'
import { fc } from '../../support/propertyTests'

let system: ShelvingSystem
let sideboard: Design
let encoded: string
beforeAll(async () => {
  system = await readShelvingSystem('en')
  const preset = system.presets.find(({ key }) => key === 'sideboard')!
  sideboard = fitPreset(preset, createDefaultWall(system), system)
  encoded = encodeDesign(sideboard, system)
})

const sign = (body: string) => `${body}.${computeChecksum(body)}`
const open = (text: string) => {
  const { design, problem } = decodeDesign(text, system)
  return { design, message: problem && describeDecodeProblem(problem, messages, (list) => list.join(' and ')) }
}
const impossible = 'This unit can no longer be made. You start with an empty wall.'
const unreadable = 'This link is incomplete. You start with an empty wall.'

test('an address is short, and it does not change from one version of the site to the next', () => {
  expect(encoded).toBe('1.1uo-1xg-go.b4-b-a.b-b-b.bba04aa0d-bda04aa0d.7p')
  expect(readDesignAddress(new URL(buildDesignAddress('https://shop.test/page', encoded)).search)).toBe(encoded)
  expect(readDesignAddress('?other=1')).toBeNull()
})

test('a wall with a door, a sloping ceiling and children survives its address', () => {
  const design: Design = {
    ...createEmptyDesign(system),
    wall: {
      ...createDefaultWall(system),
      door: { left: 0, width: 930, height: 2115 },
      slope: { side: 'right', run: 1500, low: 1000 },
      hasChildren: true,
    },
    left: 950,
    uprights: [{ height: 500, foot: 0 }, { height: 500, foot: 450 }], // oxfmt-ignore
    columns: [{ width: 400, parts: [] }],
  }
  expect(open(encodeDesign(design, system))).toEqual({ design, message: null })
})

test('a design with a part that is no longer made opens without it, and the message names it', () => {
  const old = sign(encoded.replace(/\.\w\w$/, '').replace('bda04', 'bwa04'))
  const { design, message } = open(old)
  expect(message).toBe('1 part is no longer made or no longer fits, and has been left out: magazine rack.')
  expect(listPlacedParts(design).map(({ part }) => part.kind)).toEqual(['cabinet', 'shelf', 'shelf'])
})

test('a design that the rules of today forbid opens without the parts that do not fit', () => {
  const full = sign('1.1uo-1xg-go.b4-b-a.b-b.bba04aa05')
  const { design, message } = open(full)
  expect(listPlacedParts(design)).toHaveLength(1)
  expect(message).toMatch(/left out: shelf\.$/)
})

test('a design whose unit cannot stand before its wall any more is an empty wall with one message', () => {
  expect(open(sign('1.go-1xg-go.b4-b-a.b-b-b.b-b'))).toEqual({ design: createEmptyDesign(system), message: impossible })
})

test.each([
  ['a section too many', () => sign(`${encoded.replace(/\.\w\w$/, '')}.a`)],
  ['a part that nobody knows', () => sign(encoded.replace(/\.\w\w$/, '').replace('bba04', 'bza04'))],
])('a whole link with %s does not claim to be incomplete', (_, text) => {
  expect(open(text())).toEqual({ design: createEmptyDesign(system), message: impossible })
})

test.each([
  ['too heavy', () => ({ ...system, limits: { ...system.limits, columnLoad: 60 } }), [450, 800]],
  ['too full', () => ({ ...system, limits: { ...system.limits, columnParts: 1 } }), [450]],
])('a column that the rules of today find %s opens without its uppermost parts', (_, rules, heights) => {
  const design: Design = {
    ...createEmptyDesign(system),
    uprights: [{ height: 2000, foot: 0 }, { height: 2000, foot: 0 }],
    columns: [{ width: 800, parts: [450, 800, 1200].map((at, id) => ({ id: id + 1, kind: 'shelf', at, finish: 'oak' })) }],
  } // oxfmt-ignore
  const { design: opened, problem } = decodeDesign(encodeDesign(design, system), rules())
  expect(listPlacedParts(opened).map(({ part }) => part.at)).toEqual(heights)
  expect(problem).toEqual({ code: 'leftOut', names: ['shelf'], count: 3 - heights.length })
})

test('a design of a later version of the site asks for a new page', () => {
  expect(open(sign(encoded.replace(/^1/, '2').replace(/\.\w\w$/, ''))).message).toBe(
    'This link is from a newer version of this page. Reload the page.',
  )
})

test.each([
  ['nothing', () => ''],
  ['a truncated address', () => encoded.slice(0, -5)],
  ['an address with two letters swapped', () => encoded.replace('bba0', 'bab0')],
  ['capitals', () => encoded.toUpperCase()],
  ['markup', () => '<script>alert(1)</script>'],
  ['a very long address', () => sign(`1.${'a'.repeat(100_000)}`)],
  ['a version before the first one', () => sign(encoded.replace(/^1/, '0').replace(/\.\w\w$/, ''))],
])('%s opens as an empty wall with one message', (_, text) => {
  expect(open(text())).toEqual({ design: createEmptyDesign(system), message: unreadable })
})

test('any text opens as a possible design, and any signed one too', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'0123456789abdgkloruwx.-'), maxLength: 80 })
  fc.assert(
    fc.property(fc.oneof(fc.string(), letters, letters.map((text) => sign(`1.${text}`))), (text) => {
      const { design, problem } = decodeDesign(text, system)
      expect(decodeDesign(encodeDesign(design, system), system).problem).toBeNull()
      if (listPlacedParts(design).length === 0 && !problem) expect(text).toMatch(/^1\./)
    }), // oxfmt-ignore
    { numRuns: 1000 },
  )
})

test('a design is shared by mail with its text and its address', () => {
  const link = new URL(
    buildMailLink(describeDesign(sideboard, system, messages), `https://shop.test/?design=${encoded}`, messages),
  )
  expect(link.protocol).toBe('mailto:')
  expect(link.searchParams.get('subject')).toBe('Shelving that I put together')
  expect(link.searchParams.get('body')!.split('\r\n')).toEqual([
    `I built this shelving at ${shopDetails.name}:`,
    '',
    '2 columns, 161\u00a0cm wide, 7 parts.',
    '',
    'Column 1, 80 cm wide:',
    '- cabinet at 20 cm, oiled oak',
    '- shelf at 65 cm, oiled oak',
    '',
    'Column 2, 80 cm wide:',
    '- chest of two drawers at 20 cm, oiled oak',
    '- shelf at 65 cm, oiled oak',
    '',
    'Open it with this link and change what you like:',
    `https://shop.test/?design=${encoded}`,
  ])
})
