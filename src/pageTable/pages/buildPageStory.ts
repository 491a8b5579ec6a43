import type { Picture } from '../../contract/picture'
import type { PageStory } from '../contents/links'
import type { StoryText } from '../sources/pageStories'
import type { CatalogueIndex } from './catalogueIndex'

/**
 * Builds the story of a page from the shop's texts and the pictures of the catalogue. A picture that the catalogue
 * lacks is omitted. The main picture is omitted too, because the page shows it already.
 */
export function buildPageStory(
  story: StoryText | undefined,
  mainPicture: Picture | null,
  catalogueIndex: Pick<CatalogueIndex, 'findPicture'>,
): PageStory | null {
  if (!story) return null
  const findOtherPicture = (name: string | undefined) =>
    name === undefined || name === mainPicture?.name ? null : (catalogueIndex.findPicture(name) ?? null)
  const { quote, by = null, paragraphs, closeUp, room } = story
  return { quote, by, paragraphs, closeUp: findOtherPicture(closeUp), room: findOtherPicture(room) }
}
