const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Matches the characters that no XML 1.0 file may contain, not even escaped, including unpaired surrogates. */
const forbiddenCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Escapes text for XML, in an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(forbiddenCharacters, '').replace(/[&<>"]/g, (character) => entities[character] ?? character)
