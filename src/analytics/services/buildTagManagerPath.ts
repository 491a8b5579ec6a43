/** Returns the path of the file into which a build writes the tag manager's snippet (gatsby/build/writeTagManager). */
export const buildTagManagerPath = (id: string): string => `/tag-manager-${id}.js`
