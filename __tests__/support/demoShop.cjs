const { existsSync } = require('node:fs')
const path = require('node:path')

const project = path.join(__dirname, '../..')
/** `npm run new-shop` moves the files of the demo to this folder, so that the tests of code still have them. */
const moved = path.join(project, '__tests__/demo/shop')

/** Whether the data of the project are the demo's. */
exports.isDemo = !existsSync(moved)
/** Tests of code name products and texts of the demo shop, so they run in this folder. */
exports.shopFolder = exports.isDemo ? project : moved
