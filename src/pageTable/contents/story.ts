import type { Picture } from '../../contract/picture'
import type { Crumb } from '../pageContext'

/** A picture with a few words about it, which lead on. */
export interface Story {
  eyebrow: string
  title: string
  text: string
  link: Crumb
  picture: Picture
  /** The colour of the field beside the picture (docs/look.md, "Colour": sampled at the edge it touches). */
  ground: string
}
