/** The colours of a photo, three numbers from 0 to 255 for each pixel. */
export interface Pixels {
  width: number
  height: number
  colours: Float32Array
}

/** Blurs a photo by about a pixel, so that its grain is not taken for edges. */
export function smooth({ width, height, colours }: Pixels, times = 2): Pixels {
  const blurred = new Float32Array(colours.length)
  const plane = new Float32Array(width * height)
  for (let channel = 0; channel < 3; channel++) {
    for (let at = 0; at < plane.length; at++) plane[at] = colours[at * 3 + channel]!
    let soft: Float32Array = plane
    for (let time = 0; time < times; time++) soft = average(soft, width, height, 1)
    for (let at = 0; at < plane.length; at++) blurred[at * 3 + channel] = soft[at]!
  }
  return { width, height, colours: blurred }
}

/** Returns the average of each number's surroundings, up to `radius` pixels in each direction. */
export function average(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(plane.length)
  const result = new Float32Array(plane.length)
  for (let y = 0; y < height; y++) averageLine(plane, rows, y * width, 1, width, radius)
  for (let x = 0; x < width; x++) averageLine(rows, result, x, width, height, radius)
  return result
}

function averageLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  length: number,
  radius: number,
): void {
  let sum = 0
  let count = 0
  for (let at = -radius; at < length; at++) {
    if (at + radius < length) {
      sum += from[start + (at + radius) * stride]!
      count++
    }
    if (at > radius) {
      sum -= from[start + (at - radius - 1) * stride]!
      count--
    }
    if (at >= 0) to[start + at * stride] = sum / count
  }
}

/** Calls `visit` with each pixel beside a pixel. */
export function eachNeighbour(at: number, width: number, count: number, visit: (neighbour: number) => void): void {
  const x = at % width
  if (x > 0) visit(at - 1)
  if (x < width - 1) visit(at + 1)
  if (at >= width) visit(at - width)
  if (at + width < count) visit(at + width)
}

/** Adds all pixels to an area that can be reached from it. */
export function spread(
  area: Uint8Array,
  width: number,
  seeds: readonly number[],
  isReached: (from: number, to: number) => boolean,
): number[] {
  const queue = seeds.filter((at) => !area[at])
  for (const at of queue) area[at] = 1
  for (const at of queue) {
    eachNeighbour(at, width, area.length, (next) => {
      if (area[next] || !isReached(at, next)) return
      area[next] = 1
      queue.push(next)
    })
  }
  return queue
}

export function listBorder(width: number, height: number): number[] {
  const border: number[] = []
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1)
  return border
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? 0
}

/** Returns the difference of two pixels in the channel in which they differ most. */
export function measureStep({ colours }: Pixels, one: number, other: number): number {
  const red = Math.abs(colours[one * 3]! - colours[other * 3]!)
  const green = Math.abs(colours[one * 3 + 1]! - colours[other * 3 + 1]!)
  const blue = Math.abs(colours[one * 3 + 2]! - colours[other * 3 + 2]!)
  return Math.max(red, green, blue)
}

/** Returns by how much the slope changes at a pixel between its neighbours, in the channel in which it changes most. */
export function measureBend({ colours }: Pixels, at: number, stride: number): number {
  if (at < stride || (at + stride) * 3 >= colours.length) return 0
  let most = 0
  for (let channel = 0; channel < 3; channel++) {
    const middle = 2 * colours[at * 3 + channel]!
    const bend = colours[(at - stride) * 3 + channel]! - middle + colours[(at + stride) * 3 + channel]!
    most = Math.max(most, Math.abs(bend))
  }
  return most
}
