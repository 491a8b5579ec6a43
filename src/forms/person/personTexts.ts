import type { PersonFields } from './personSchema'

const genders = ['1', '2', '3']

/** Who somebody is, from the draft of a form (state/draft). Storage is hostile: only what the fields can hold is taken. */
export const personTexts = (texts: Record<string, string>): PersonFields => ({
  email: texts.email ?? '',
  id_gender: genders.find((id) => id === texts.id_gender) ?? '',
  firstname: texts.firstname ?? '',
  lastname: texts.lastname ?? '',
})
