/**
 * Text copied from web pages, emails and contacts may contain soft hyphens, zero-width spaces and marks of the writing
 * direction. Joiners are not removed, because emoji and some scripts need them.
 */
const invisibleCharacters = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

export const removeInvisibleCharacters = (text: string): string => text.replace(invisibleCharacters, '')
