// The fade loads with the filters, so that the first picture that a filter changes fades too.
import '../productGrid/FadingPicture'
import { FacetPopover } from './FacetPopover'
import { FilterDrawer } from './FilterDrawer'
import { ListNotes } from './ListNotes'
import { findWall } from './listState'
import { createListStore } from './listStore'

/** The code for filtering, sorting and paging, loaded as one chunk. */
export const filterChunk = { createListStore, findWall, FacetPopover, FilterDrawer, ListNotes }
