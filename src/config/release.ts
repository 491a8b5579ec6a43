import packageFile from '../../package.json'

/** The release that error reports name, and to which a build's source maps belong. */
export const release = `${packageFile.name}@${packageFile.version}`
