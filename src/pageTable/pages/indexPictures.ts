import type { Picture } from '../../contract/picture'
import type { Catalogue } from './catalogueIndex'

/** Returns a function that finds a picture of the catalogue by its name. The pictures are indexed at the first call. */
export function indexPictures(catalogue: Catalogue): (name: string) => Picture | undefined {
  let byName: Map<string, Picture> | undefined
  return (name) => {
    byName ??= new Map(listPictures(catalogue).map((picture) => [picture.name, picture]))
    return byName.get(name)
  }
}

function listPictures({ brands, families, campaigns, categories, products }: Catalogue): Picture[] {
  const pictures = [
    ...brands.flatMap(({ picture, picture2 }) => [picture, picture2]),
    ...[...families, ...campaigns, ...categories].map(({ picture }) => picture),
    ...products.flatMap(({ scenes, combinations }) => [
      ...scenes,
      ...combinations.flatMap((combination) => combination.pictures),
    ]),
  ]
  return pictures.filter((picture) => picture !== null)
}
