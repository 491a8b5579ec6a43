import { FacetPopover } from './FacetPopover'
import { FilterDrawer } from './FilterDrawer'
import { ListNotes } from './ListNotes'
import { createListStore } from './listStore'

/** What filters, sorting and paging need: one chunk. */
export const filterChunk = { createListStore, FacetPopover, FilterDrawer, ListNotes }
