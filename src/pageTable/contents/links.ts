import type { Campaign } from '../../contract/catalogue'
import type { Picture } from '../../contract/picture'
import type { Crumb } from '../pageContext'

/** A department, with how many products it has. */
export interface CategoryLink extends Crumb {
  product_count: number
}

/** A brand, with what its rows say of it. */
export interface BrandLink extends Crumb {
  tagline: string
  country: string
  founded: number
}

/** A series of a brand. */
export interface FamilyLink extends Crumb {
  description: string
  picture: Picture
}

/** A campaign that is not over when the site is built; whether it runs, the browser says (campaignPhase). */
export interface CampaignLink extends Crumb, Pick<Campaign, 'starts' | 'ends' | 'picture'> {
  /** From when or until when, in words. */
  when: Record<'before' | 'running', string>
  /** The slug of the one brand that it is about. */
  brand: string | null
}

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
