const { projects, testTimeout } = require('./jest.config.cjs')

/** The tests of the built site in public/. `npm run built` runs them after `npm run build`. */
module.exports = { ...projects[0], testTimeout, testRegex: ['__tests__/built/.+\\.test\\.ts$'] }
