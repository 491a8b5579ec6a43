const { projects, testTimeout } = require('./jest.config.cjs')

const shopProject = projects.find(({ displayName }) => displayName === 'shop')

/** The tests of the built site in public/. `npm run built` runs them after `npm run build`. */
module.exports = { ...shopProject, testTimeout, testRegex: ['__tests__/built/.+\\.test\\.ts$'] }
