import type { Brand } from '../../contract/catalogue'
import type { Picture } from '../../contract/picture'
import type { Product } from '../../contract/product'
import type { Crumb } from '../pageContext'
import type { ListEnd } from './links'
import { findWallColour } from './wallColour'

type MaybePicture = Picture | null | undefined

/** Returns the name of a picture without its folder. The shop's own texts include the folder; the shop API does not. */
const getFileName = ({ name }: Picture): string => name.slice(name.lastIndexOf('/') + 1)

const listFiles = (pictures: readonly MaybePicture[]): Set<string> =>
  new Set(pictures.flatMap((picture) => (picture ? [getFileName(picture)] : [])))

const findUnshownPicture = (pictures: readonly MaybePicture[], shownFiles: ReadonlySet<string>): Picture | null =>
  pictures.find((picture) => picture && !shownFiles.has(getFileName(picture))) ?? null

/**
 * Builds the link at the end of a list, with the first of the pictures that the page does not show otherwise
 * (docs/look.md, "Campaign, brand and product family"). The ground is the colour of the wall in the page's main
 * picture, or else in the first picture.
 * @param shownPictures the pictures of the page, the main picture first
 */
export function buildListEnd(
  crumb: Crumb,
  sentence: string,
  pictures: readonly MaybePicture[],
  shownPictures: readonly MaybePicture[],
): ListEnd {
  const mainPicture = shownPictures.length > 0 ? shownPictures[0] : pictures[0]
  const ground = mainPicture ? findWallColour(mainPicture) : null
  return { ...crumb, sentence, picture: findUnshownPicture(pictures, listFiles(shownPictures)), ground }
}

/**
 * Builds the link at the end of a list to the page of a brand. The picture shows a product of the brand in use, or else
 * a room of the brand, or else another room with its products, or else a close-up.
 * @param products the products of the brand, except those of the page
 */
export function buildBrandListEnd(
  brand: Brand | undefined,
  crumb: Crumb,
  products: readonly Product[],
  shownPictures: readonly MaybePicture[],
): ListEnd {
  const scenes = products.flatMap((product) => product.scenes)
  return buildListEnd(
    crumb,
    brand?.tagline ?? '',
    [...listPortraits(products), brand?.picture, brand?.picture2, ...scenes, ...listCloseUps(products)],
    shownPictures,
  )
}

/** Returns the products that a page does not list, or all products if the page lists every product. */
export function listOtherProducts(
  products: readonly Product[],
  listedProducts: readonly Product[],
): readonly Product[] {
  const otherProducts = products.filter((product) => !listedProducts.includes(product))
  return otherProducts.length > 0 ? otherProducts : products
}

/** Returns one picture for each product, which shows the product in a room. Products without one are left out. */
export const listPortraits = (products: readonly Product[]): Picture[] =>
  products.flatMap(({ pictures }) => pictures.filter(({ view }) => view === 'room').slice(0, 1))

export const listCloseUps = (products: readonly Product[]): Picture[] =>
  products.flatMap(({ combinations }) =>
    combinations.flatMap(({ pictures }) => pictures.filter(({ view }) => view === 'detail')),
  )

/**
 * Returns a function that picks the first picture of a list that it has not picked before, or else the first picture.
 * The function returns null for a list without pictures.
 */
export function createPicturePicker(): (pictures: readonly MaybePicture[]) => Picture | null {
  const pickedFiles = new Set<string>()
  return (pictures) => {
    const picture = findUnshownPicture(pictures, pickedFiles) ?? pictures[0] ?? null
    if (picture) pickedFiles.add(getFileName(picture))
    return picture
  }
}
