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
  { pictureWith }: Pick<CatalogueIndex, 'pictureWith'>,
): PageStory | null {
  if (!story) return null
  const findPicture = (name: string | undefined) =>
    name === undefined || name === mainPicture?.name ? null : (pictureWith(name) ?? null)
  const { quote, by = null, paragraphs, closeUp, room } = story
  return { quote, by, paragraphs, closeUp: findPicture(closeUp), room: findPicture(room) }
}
