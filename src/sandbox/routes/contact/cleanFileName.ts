import { maxFileNameLength } from '../../../contract/limits'
import { fileTypes, type FileType } from '../../../contract/uploads'
import { cleanTexts } from '../../http/cleanTexts'

/**
 * Returns a name under which any computer can save a file: without folders, hidden or invisible characters and
 * characters that a file system reserves, and with the usual extension of the file's type. A name of which nothing
 * remains becomes "file".
 */
export function cleanFileName(given: string, type: FileType): string {
  const [ending] = fileTypes[type].endings
  const stem = String(cleanTexts(given))
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[<>:"|?*%]/g, '-')
    .replace(/^[\s.-]+|[\s.]+$/g, '')
    .replace(/\s+/g, ' ')
  const characters = [...stem].slice(0, maxFileNameLength - ending.length - 1)
  return `${characters.join('') || 'file'}.${ending}`
}
