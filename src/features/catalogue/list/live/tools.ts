import { FacetPopover } from './FacetPopover'
import { FilterDrawer } from './FilterDrawer'
import { ListNotes } from './ListNotes'
import { openList } from './openList'

/** What filters, sorting and paging need: one chunk. */
export const tools = { openList, FacetPopover, FilterDrawer, ListNotes }
