const oldestNode = { major: 20, minor: 19 }
const newestMajor = 25

/**
 * Returns one line that rejects this version of Node ("v20.11.1"), or null when it is supported. The error-reporting
 * service's package supports no version before 20.19. Gatsby's own range ends with 25.
 */
export function checkNodeVersion(version: string): string | null {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  const isTooOld = major < oldestNode.major || (major === oldestNode.major && minor < oldestNode.minor)
  if (!isTooOld && major <= newestMajor) return null
  return `Node ${version} is too ${isTooOld ? 'old' : 'new'}: install Node ${oldestNode.major}.${oldestNode.minor} or newer, up to ${newestMajor}, then run npm ci again.`
}
