/**
 * Rows of the page table whose pages have a title and no content yet. Nothing links to them, and search engines do not
 * index them. A test compares the list with what the pages show.
 */
export const emptyPages: readonly string[] = []

/** Whether a page may be linked to. */
export const hasContent = (id: string): boolean => !emptyPages.includes(id)
