/** A description for search engines: whole sentences or words, at most `most` characters. */
export function shorten(text: string, most = 155): string {
  if (text.length <= most) return text
  const start = text.slice(0, most)
  const sentence = Math.max(start.lastIndexOf('. '), start.lastIndexOf('? '), start.lastIndexOf('! '))
  if (sentence > most / 2) return start.slice(0, sentence + 1)
  const words = text.slice(0, most - 1).replace(/[\s,;:–-]+\S*$/, '')
  return `${words}…`
}
