import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Column, Design, Upright, Wall } from '../design/Design'

/** Returns null if a section is missing, invalid or superfluous. */
export function readBody(sections: readonly string[], system: ShelvingSystem) {
  const [wallText, unitText, uprightsText, columnsText, ...extraSections] = sections
  if (columnsText === undefined || extraSections.length > 0) return null
  const wall = readWall(wallText!)
  const unit = readUnit(unitText!, system)
  const uprights = readItems(uprightsText!, (text) => readUpright(text, system))
  const retiredNames: string[] = []
  let id = 0
  const columns = readItems(columnsText, (text) => readColumn(text, system, retiredNames, () => (id += 1)))
  if (!wall || !unit || !uprights || !columns) return null
  return { design: { wall, ...unit, uprights, columns }, retiredNames }
}

function readItems<Item>(text: string, readItem: (text: string) => Item | null): Item[] | null {
  const items = text === '' ? [] : text.split('-').map(readItem)
  return items.every((item) => item !== null) ? items : null
}

function readWall(text: string): Wall | null {
  const [widthText = '', heightText = '', depthText = '', ...extras] = text.split('-')
  const [width, height, depth] = [readNumber(widthText), readNumber(heightText), readNumber(depthText)]
  if (width === null || height === null || depth === null) return null
  const wall: Wall = { width, height, depth, door: null, slope: null, hasChildren: false }
  for (const extra of extras) {
    const numbers = readPaddedNumbers(extra.slice(1))
    const [first = 0, second = 0, third = 0] = numbers ?? []
    if (extra === 'k') wall.hasChildren = true
    else if (extra[0] === 'd' && numbers?.length === 3) wall.door = { left: first, width: second, height: third }
    else if (/^[lr]/.test(extra) && numbers?.length === 2) {
      wall.slope = { side: extra[0] === 'l' ? 'left' : 'right', run: first, low: second }
    } else return null
  }
  return wall
}

/** Returns null unless the text consists of one to four digits in base 36. */
const readNumber = (text: string) => (/^[0-9a-z]{1,4}$/.test(text) ? parseInt(text, 36) : null)

/** Each number has three digits in base 36. Returns null if a number is invalid. */
function readPaddedNumbers(text: string): number[] | null {
  const numbers = (text.match(/.{1,3}/g) ?? []).map(readNumber)
  return numbers.every((number) => number !== null) ? numbers : null
}

function readUnit(text: string, system: ShelvingSystem): Pick<Design, 'left' | 'depth' | 'colour'> | null {
  const [leftText = '', depthCode, colourCode, ...extraTexts] = text.split('-')
  const left = readNumber(leftText)
  const depth = system.depths.find(({ code }) => code === depthCode)
  const colour = system.colours.find(({ code }) => code === colourCode)
  if (left === null || !depth || !colour || extraTexts.length > 0) return null
  return { left, depth: depth.mm, colour: colour.key }
}

function readUpright(text: string, { uprights, grid }: ShelvingSystem): Upright | null {
  const size = uprights.find(({ code }) => code === text[0])
  const footSteps = text.length > 1 ? readNumber(text.slice(1)) : 0
  return size && footSteps !== null ? { height: size.height, foot: footSteps * grid } : null
}

/** A column consists of the code of its width and four characters for each part. */
function readColumn(
  text: string,
  system: ShelvingSystem,
  retiredNames: string[],
  createId: () => number,
): Column | null {
  const width = system.widths.find(({ code }) => code === text[0])
  if (!width || text.length % 4 !== 1) return null
  const column: Column = { width: width.mm, parts: [] }
  for (const [kindCode = '', finishCode = '', ...digits] of text.slice(1).match(/.{4}/g) ?? []) {
    const type = system.parts.find(({ code }) => code === kindCode)
    const finish = system.finishes.find(({ code }) => code === finishCode)
    const at = readNumber(digits.join(''))
    const retiredPart = system.retired.find(({ code }) => code === kindCode)
    if (at === null || (!type && !retiredPart) || (type && !finish)) return null
    if (type && finish) column.parts.push({ id: createId(), kind: type.key, at: at * system.grid, finish: finish.key })
    else if (retiredPart) retiredNames.push(retiredPart.name)
  }
  return column
}
