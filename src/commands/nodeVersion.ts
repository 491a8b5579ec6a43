const wanted = { major: 20, minor: 19 }

/**
 * What is wrong with this version of Node ("v20.11.1"), in one line; null when it will do.
 * Gatsby, jest and the sandbox's database all run from 20.19 on.
 */
export function nodeVersionFault(version: string): string | null {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  if (major > wanted.major || (major === wanted.major && minor >= wanted.minor)) return null
  return `Node ${version} is too old: install Node ${wanted.major}.${wanted.minor} or newer, then run npm ci again.`
}
