const { projects } = require('./jest.config.cjs')

/** The test of what a build left in public/: `npm run built`, after `npm run build`. */
module.exports = { ...projects[0], testRegex: ['__tests__/built/.+\\.test\\.ts$'] }
