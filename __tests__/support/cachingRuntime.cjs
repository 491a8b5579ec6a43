const { Script } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

/** Keyed by file, for this worker. */
const compiledModules = new Map()

/**
 * Jest compiles React, the sandbox and every other module again for each suite, which took a third of the time of all
 * suites. This runtime compiles each module once per worker. A suite still runs every module itself, in a context of
 * its own, so suites share no state.
 */
module.exports = class CachingRuntime extends Runtime {
  constructor(...options) {
    super(...options)
    const { executor } = this
    if (typeof executor?.compile !== 'function')
      throw new Error('Jest compiles modules in another way now: remove "runtime" from jest.config.cjs, or mend it.')
    const compileAnew = executor.compile.bind(executor)
    executor.compile = (source, file) => {
      const context = executor.environment.getVmContext()
      if (!context) return compileAnew(source, file)
      let compiled = compiledModules.get(file)
      if (compiled?.source !== source) {
        const start = `(function (${executor.injectedModuleParameters.join(', ')}) {`
        try {
          // The offset keeps the columns of the first line true in stack traces.
          const script = new Script(`${start}${source}\n})`, { filename: file, columnOffset: -start.length })
          compiled = { source, script }
        } catch {
          return compileAnew(source, file) // Jest's own message about a syntax error is better.
        }
        compiledModules.set(file, compiled)
      }
      return compiled.script.runInContext(context)
    }
  }
}
