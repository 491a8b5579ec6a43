/**
 * The invisible characters that come along with text copied from web pages, emails and contacts: soft hyphens,
 * zero-width spaces and marks of the writing direction. The joiners are not among them, because emoji and some scripts
 * need joiners.
 */
const invisibleCharacters = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

export const removeInvisible = (text: string): string => text.replace(invisibleCharacters, '')
