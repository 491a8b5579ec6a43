/**
 * Inserts spaces into text so that no mail program turns a part of the text into a link. The spaces break the addresses
 * of pages, hosts and mailboxes.
 */
export const preventLinks = (text: string): string =>
  linkPatterns.reduce((partialText, [pattern, replacement]) => partialText.replace(pattern, replacement), text)

const linkPatterns: [pattern: RegExp, replacement: string][] = [
  // A colon, as in http:x
  [/(\p{L}):(?=[^\s:])/gu, '$1: '],
  // Double slashes, as in //host and \\host
  [/([\\/]{2,})(?=[^\s\\/])/g, '$1 '],
  // host.name, with each dot that a host name may have
  [/(?<=\S)([.。．｡])(?=\p{L})/gu, '$1 '],
  // The dots of an IP address: 192.0.2.1
  [/(?<=\d)\.(?=\d+\.\d+\.\d)|(?<=\d\.\d+)\.(?=\d+\.\d)|(?<=\d\.\d+\.\d+)\.(?=\d)/g, '. '],
  [/(?<=\S)@(?=\S)/g, ' @ '],
]
