import path from 'node:path'
import type { CssModules, ModuleRule, PostcssOptions } from './BundleConfig'
import { classNameOf } from './classNames'
import { settleTokens } from './settleTokens'

/** Long class names and tokens are for developers: a page's HTML says each of them twice. */
export function lightenStyles(rules: ModuleRule[]): void {
  for (const rule of rules) {
    lightenStyles(rule.oneOf ?? [])
    for (const { options } of Array.isArray(rule.use) ? rule.use : []) {
      if (options?.modules?.localIdentName) options.modules.getLocalIdent = shortClassName
      if (options?.postcssOptions) options.postcssOptions = withSettledTokens(options.postcssOptions)
    }
  }
}

function withSettledTokens(original: PostcssOptions): PostcssOptions {
  return (context) => {
    const options = original(context)
    return { ...options, plugins: [...(options.plugins ?? []), settleTokens()] }
  }
}

const shortClassName: CssModules['getLocalIdent'] = ({ resourcePath }, _pattern, local) =>
  classNameOf(path.relative(process.cwd(), resourcePath), local)
