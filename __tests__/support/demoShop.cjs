const { existsSync } = require('node:fs')
const path = require('node:path')

const project = path.join(__dirname, '../..')
/** `npm run new-shop` moves the files of the demo here, so that the tests of code still have them. */
const moved = path.join(project, '__tests__/demo/shop')

/** Whether the data of the project are the demo's. */
exports.isDemo = !existsSync(moved)
/** The folder of the demo shop, in which all tests of code run: they name its products and texts. */
exports.shopFolder = exports.isDemo ? project : moved
