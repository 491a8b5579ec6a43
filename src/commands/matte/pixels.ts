/** The colours of a photo, three numbers from 0 to 255 for each pixel. */
export interface Pixels {
  width: number
  height: number
  colours: Float32Array
}

/** Blurs a photo `passCount` times with a radius of one pixel, so that its grain does not count as edges. */
export function smoothPixels({ width, height, colours }: Pixels, passCount: number): Pixels {
  const blurredColours = new Float32Array(colours.length)
  const plane = new Float32Array(width * height)
  for (let channel = 0; channel < 3; channel++) {
    for (let index = 0; index < plane.length; index++) plane[index] = colours[index * 3 + channel]!
    let softPlane: Float32Array = plane
    for (let pass = 0; pass < passCount; pass++) softPlane = averagePlane(softPlane, width, height, 1)
    for (let index = 0; index < plane.length; index++) blurredColours[index * 3 + channel] = softPlane[index]!
  }
  return { width, height, colours: blurredColours }
}

/** Returns for each number the average of its surroundings, up to `radius` pixels in each direction. */
export function averagePlane(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(plane.length)
  const averages = new Float32Array(plane.length)
  for (let y = 0; y < height; y++) averageLine(plane, rows, y * width, 1, width, radius)
  for (let x = 0; x < width; x++) averageLine(rows, averages, x, width, height, radius)
  return averages
}

function averageLine(
  source: Float32Array,
  target: Float32Array,
  start: number,
  stride: number,
  length: number,
  radius: number,
): void {
  let sum = 0
  let count = 0
  for (let index = -radius; index < length; index++) {
    if (index + radius < length) {
      sum += source[start + (index + radius) * stride]!
      count++
    }
    if (index > radius) {
      sum -= source[start + (index - radius - 1) * stride]!
      count--
    }
    if (index >= 0) target[start + index * stride] = sum / count
  }
}

/** Returns the pixels to the left, to the right, above and below, of a plane of `count` pixels. */
export function listNeighbours(index: number, width: number, count: number): number[] {
  const x = index % width
  const neighbours: number[] = []
  if (x > 0) neighbours.push(index - 1)
  if (x < width - 1) neighbours.push(index + 1)
  if (index >= width) neighbours.push(index - width)
  if (index + width < count) neighbours.push(index + width)
  return neighbours
}

/** Extends an area by a number of pixels on all sides. */
export function widenArea(area: Uint8Array, width: number, steps: number): Uint8Array {
  let wideArea = area
  for (let step = 0; step < steps; step++) {
    const formerArea = wideArea
    wideArea = formerArea.slice()
    formerArea.forEach((isSet, index) => {
      if (isSet) for (const next of listNeighbours(index, width, formerArea.length)) wideArea[next] = 1
    })
  }
  return wideArea
}

/** Adds the seeds, and all pixels that can be reached from them, to an area. Returns the added pixels. */
export function spreadArea(
  area: Uint8Array,
  width: number,
  seeds: readonly number[],
  isReached: (from: number, to: number) => boolean,
): number[] {
  const queue = seeds.filter((index) => !area[index])
  for (const index of queue) area[index] = 1
  for (const index of queue) {
    for (const next of listNeighbours(index, width, area.length)) {
      if (area[next] || !isReached(index, next)) continue
      area[next] = 1
      queue.push(next)
    }
  }
  return queue
}

export function listBorder(width: number, height: number): number[] {
  const border: number[] = []
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1)
  return border
}

export function pickMedian(numbers: readonly number[]): number {
  const sortedNumbers = [...numbers].sort((one, other) => one - other)
  return sortedNumbers[sortedNumbers.length >> 1] ?? 0
}

/** Returns the difference between two pixels in the channel in which they differ most. */
export function measureDifference(
  colours: Float32Array,
  index: number,
  otherColours: Float32Array,
  otherIndex: number,
): number {
  const red = Math.abs(colours[index * 3]! - otherColours[otherIndex * 3]!)
  const green = Math.abs(colours[index * 3 + 1]! - otherColours[otherIndex * 3 + 1]!)
  const blue = Math.abs(colours[index * 3 + 2]! - otherColours[otherIndex * 3 + 2]!)
  return Math.max(red, green, blue)
}

/** Returns by how much the slope changes at a pixel between its neighbours, in the channel in which it changes most. */
export function measureBend({ colours }: Pixels, index: number, stride: number): number {
  if (index < stride || (index + stride) * 3 >= colours.length) return 0
  let maxBend = 0
  for (let channel = 0; channel < 3; channel++) {
    const middle = 2 * colours[index * 3 + channel]!
    const bend = colours[(index - stride) * 3 + channel]! - middle + colours[(index + stride) * 3 + channel]!
    maxBend = Math.max(maxBend, Math.abs(bend))
  }
  return maxBend
}
