const oldest = { major: 20, minor: 19 }
const newestMajor = 25

/**
 * What is wrong with this version of Node ("v20.11.1"), in one line; null when it will do.
 * Gatsby, jest and the sandbox's database all run from 20.19 on; Gatsby's own range ends with 25.
 */
export function checkNodeVersion(version: string): string | null {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  const isTooOld = major < oldest.major || (major === oldest.major && minor < oldest.minor)
  if (!isTooOld && major <= newestMajor) return null
  return `Node ${version} is too ${isTooOld ? 'old' : 'new'}: install Node ${oldest.major}.${oldest.minor} or newer, up to ${newestMajor}, then run npm ci again.`
}
