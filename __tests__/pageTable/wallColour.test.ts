import type { Picture } from '../../src/contract/picture'
import { buildWall } from '../../src/pageTable/contents/wallColour'
import { fakePicture } from '../support/data/fakeCatalogue'

const room = (tone_left?: string, tone_top?: string, tone_right?: string): Picture => ({
  ...fakePicture('room-dining'),
  tone_left,
  tone_top,
  tone_right,
})

test.each([
  ['light', ['#c4c8b1', '#b4b7a2', '#b0b29c'], ['#c4c8b1', '#b4b7a2', '#b0b29c'], false],
  ['dark', ['#243128', '#27342a', '#202c24'], ['#243128', '#27342a', '#202c24'], true],
  ['nearly dark enough for paper', ['#5a6c78', '#62737d', '#5b6c75'], ['#51616c', '#586871', '#526169'], true],
  ['nearly light enough for ink', ['#798385', '#a1acb1', '#a0aaac'], ['#868f91', '#aab4b9', '#aab3b4'], false],
])('a %s wall keeps its tones as far as text can be read on them', (_, tones, [left, top, right], isDark) => {
  expect(buildWall(room(...tones))).toEqual({ left, top, right, isDark })
})

test('a room of which a tone is unknown has no wall', () => {
  expect(buildWall(room('#c4c8b1', undefined, '#b0b29c'))).toBeNull()
})
