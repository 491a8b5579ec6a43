import type { Brand } from '../../contract/catalogue'
import type { Picture } from '../../contract/picture'
import type { PageStory } from '../../pageTable/contents/links'

/** Returns a picture of a room that differs from the brand's main picture; null if there is none. */
export function pickSecondRoom({ picture, picture2 }: Brand, story: PageStory | null): Picture | null {
  const roomPictures = [story?.room, picture2].filter((room) => room !== null && room !== undefined)
  return roomPictures.find(({ name }) => name !== picture?.name) ?? null
}
