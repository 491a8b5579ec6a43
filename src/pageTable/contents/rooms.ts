import type { Brand } from '../../contract/catalogue'
import type { Picture } from '../../contract/picture'
import type { Product } from '../../contract/product'
import type { Crumb } from '../pageContext'
import type { ListEnd } from './links'
import { findWallColour } from './wallColour'

type MaybePicture = Picture | null | undefined

/** The shop's own texts name a picture with its folder, and the shop API without it. */
const nameFile = ({ name }: Picture): string => name.slice(name.lastIndexOf('/') + 1)

const listFiles = (pictures: readonly MaybePicture[]): Set<string> =>
  new Set(pictures.flatMap((picture) => (picture ? [nameFile(picture)] : [])))

const findRoom = (rooms: readonly MaybePicture[], shown: ReadonlySet<string>): Picture | null =>
  rooms.find((room) => room && !shown.has(nameFile(room))) ?? null

/**
 * Leads on from a list with the first of the rooms that its page does not show (docs/look.md, "Campaign, brand and product
 * family").
 * @param shown the pictures of the page, its main one first
 */
export function leadOn(
  crumb: Crumb,
  sentence: string,
  rooms: readonly MaybePicture[],
  shown: readonly MaybePicture[],
): ListEnd {
  const ground = shown[0] ? findWallColour(shown[0]) : null
  return { ...crumb, sentence, picture: findRoom(rooms, listFiles(shown)), ground }
}

/**
 * Leads on to the page of a brand with a room of the brand, or else another room with its products, or else a close-up.
 * @param products the products of the brand
 */
export function leadToBrand(
  brand: Brand | undefined,
  crumb: Crumb,
  products: readonly Product[],
  shown: readonly MaybePicture[],
): ListEnd {
  const scenes = products.flatMap((product) => product.scenes)
  return leadOn(
    crumb,
    brand?.tagline ?? '',
    [brand?.picture, brand?.picture2, ...scenes, ...listCloseUps(products)],
    shown,
  )
}

export const listCloseUps = (products: readonly Product[]): Picture[] =>
  products.flatMap(({ combinations }) =>
    combinations.flatMap(({ pictures }) => pictures.filter(({ view }) => view === 'detail')),
  )

/**
 * Returns a function that picks the first room that the page does not show yet. When the page shows all of them, it picks
 * the first one.
 * @param pictures the other pictures of the page
 */
export function createRoomPicker(pictures: readonly Picture[]): (rooms: readonly MaybePicture[]) => Picture | null {
  const shown = listFiles(pictures)
  return (rooms) => {
    const room = findRoom(rooms, shown) ?? rooms[0] ?? null
    if (room) shown.add(nameFile(room))
    return room
  }
}
