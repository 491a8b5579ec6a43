import path from 'node:path'

/** Returns the path of a file as the messages of a build show it. */
export const describeFile = (file: string): string => path.relative(process.cwd(), file)
