import type { AnswerChange } from './changeAnswers'

/** Removes links by name from every response. */
export const withoutLinks =
  (...names: string[]): AnswerChange =>
  (answer) =>
    removeLinks(answer, new Set(names))

function removeLinks(answer: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(answer)) return answer.map((each: unknown) => removeLinks(each, names))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([field, value]: [string, unknown]) => [
      field,
      field === '_links' ? keepOthers(value as object, names) : removeLinks(value, names),
    ]),
  )
}

const keepOthers = (links: object, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(links).filter(([name]) => !names.has(name)))

export const withoutPickupPoints: AnswerChange = (answer) => {
  const { carriers, ...rest } = answer as { carriers?: { service_points: unknown[] }[] }
  return carriers ? { ...rest, carriers: carriers.filter((one) => one.service_points.length === 0) } : answer
}

export const withoutShowroom: AnswerChange = (answer) => {
  const { _embedded, ...rest } = answer as { _embedded?: { campaigns?: { id: string }[] } }
  const campaigns = _embedded?.campaigns?.filter(({ id }) => id !== 'showroom')
  return campaigns ? { ...rest, _embedded: { ..._embedded, campaigns } } : answer
}
