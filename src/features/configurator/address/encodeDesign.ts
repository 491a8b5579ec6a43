import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Design, Wall } from '../design/Design'

/** Every encoded design begins with this version. */
export const designFormat = '1'

/**
 * The result consists of the version, the wall, the unit, its uprights and columns, and a checksum, all written in
 * lower-case letters, digits, dots and hyphens. Numbers are in base 36. The heights of parts and of the lower ends of
 * uprights are in steps of the grid; other lengths are in mm or are codes of the system.
 */
export function encodeDesign(design: Design, system: ShelvingSystem): string {
  const { uprights, columns } = design
  const body = [
    designFormat,
    encodeWall(design.wall),
    [
      encodeNumber(design.left),
      findCode(system.depths, ({ mm }) => mm === design.depth),
      findCode(system.colours, ({ key }) => key === design.colour),
    ].join('-'),
    uprights
      .map(({ height, foot }) => {
        const sizeCode = findCode(system.uprights, (size) => size.height === height)
        return foot === 0 ? sizeCode : `${sizeCode}${encodeNumber(foot / system.grid)}`
      })
      .join('-'),
    columns
      .map(({ width, parts }) => {
        const sizeCode = findCode(system.widths, ({ mm }) => mm === width)
        const codes = [...parts]
          .sort((one, other) => one.at - other.at || one.id - other.id)
          .map(({ kind, at, finish }) =>
            [
              findCode(system.parts, ({ key }) => key === kind),
              findCode(system.finishes, ({ key }) => key === finish),
              encodeNumber(at / system.grid).padStart(2, '0'),
            ].join(''),
          )
        return sizeCode + codes.join('')
      })
      .join('-'),
  ].join('.')
  return `${body}.${computeChecksum(body)}`
}

function encodeWall({ width, height, depth, door, slope, hasChildren }: Wall): string {
  return [
    ...[width, height, depth].map(encodeNumber),
    ...(door ? [`d${[door.left, door.width, door.height].map(encodePaddedNumber).join('')}`] : []),
    ...(slope
      ? [`${slope.side === 'left' ? 'l' : 'r'}${[slope.run, slope.low].map(encodePaddedNumber).join('')}`]
      : []),
    ...(hasChildren ? ['k'] : []),
  ].join('-')
}

const encodeNumber = (value: number) => value.toString(36)

const encodePaddedNumber = (mm: number) => encodeNumber(mm).padStart(3, '0')

function findCode<Item extends { code: string }>(list: readonly Item[], isWanted: (item: Item) => boolean): string {
  const foundItem = list.find(isWanted)
  if (!foundItem) throw new RangeError('The design has something that the shelving system lacks')
  return foundItem.code
}

/** FNV-1a, as two characters that reveal a mangled address. */
export function computeChecksum(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return (hash % 1296).toString(36).padStart(2, '0')
}
