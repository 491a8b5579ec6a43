import { statSync } from 'node:fs'
import path from 'node:path'

/**
 * The file in `folder` that a path of an address stands for, or null. A page answers with
 * and without its last slash (docs/architecture.md, "Routes"). Nothing outside the
 * folder and no hidden file is ever named, however the path is written.
 */
export function fileOf(folder: string, pathname: string): string | null {
  const parts = partsOf(pathname)
  if (!parts) return null
  const file = path.join(folder, ...parts)
  return [file, path.join(file, 'index.html')].find(isFile) ?? null
}

function partsOf(pathname: string): string[] | null {
  const decoded = decode(pathname)
  if (decoded === null || /[\0\\]/.test(decoded)) return null
  const parts = decoded.split('/').filter(Boolean)
  return parts.some((part) => part.startsWith('.') && part !== '.well-known') ? null : parts
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}
