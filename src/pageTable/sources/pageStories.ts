import * as v from 'valibot'
import { filledText as text } from '../textFields'

/** The name of a picture of the catalogue, without folder and extension. */
const pictureName = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))

/**
 * The texts and pictures of a campaign, brand or product family besides those of the catalogue: a quote with its
 * speaker, paragraphs, the campaign's own conditions, and the pictures of a close-up and of a room.
 */
const storyText = v.strictObject({
  quote: text,
  by: v.optional(text),
  paragraphs: v.optional(v.array(text), []),
  conditions: v.optional(v.array(text), []),
  closeUp: v.optional(pictureName),
  room: v.optional(pictureName),
})

/** data/content/{language}/page-stories.json: campaigns by id, brands by slug and families by their Dutch slug. */
export const pageStories = v.strictObject({
  campaigns: v.record(v.string(), storyText),
  brands: v.record(v.string(), storyText),
  families: v.record(v.string(), storyText),
})

export type StoryText = v.InferOutput<typeof storyText>
export type PageStories = v.InferOutput<typeof pageStories>
