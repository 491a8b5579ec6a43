/** All that these commands open, they open for this machine alone. */
export const loopback = '127.0.0.1'

/** The address to open in a browser. */
export const addressOf = (port: number, path = ''): string => `http://localhost:${port}${path}`
