import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compiler } from './BundleConfig'

/**
 * The file that lists the modules of each script, as paths relative to the project's folder. `npm run budgets` reads
 * it.
 */
export const moduleListFile = '.cache/script-modules.json'

/** A webpack plugin that writes `moduleListFile` after a build. */
export const moduleListPlugin = {
  apply: (compiler: Compiler) =>
    compiler.hooks.afterEmit.tap('moduleListPlugin', ({ chunks, chunkGraph }) => {
      const scripts: Record<string, string[]> = {}
      for (const chunk of chunks) {
        const modules = chunkGraph.getChunkModules(chunk).flatMap((module) => module.modules ?? [module])
        const paths = modules.flatMap(({ resource }) => (resource ? [path.relative('', resource)] : []))
        for (const file of chunk.files) if (file.endsWith('.js')) scripts[file] = paths.sort()
      }
      writeFileSync(moduleListFile, JSON.stringify(scripts))
    }),
}
