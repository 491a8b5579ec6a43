import { cacheRules, otherCacheRule } from '../../gatsby/host/hostRules'

const rules = cacheRules.map(({ pattern, value }) => ({ pattern: new RegExp(pattern), value }))

/** Returns the Cache-Control header of a path, which is the same as in the generated files for hosts. */
export const getCacheControl = (pathname: string): string =>
  rules.find(({ pattern }) => pattern.test(pathname))?.value ?? otherCacheRule
