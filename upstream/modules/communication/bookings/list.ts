import type { BookingPageListQuery, BookingPageRow } from '#contract/communication/booking-pages.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import type { RegisterSource } from '../../../register/describe.ts'
import type { Raw } from '../../../register/stored-rows.ts'
import { countAhead, pagePath } from './reader.ts'

/** What the list can be searched and sorted by. */
export const bookingPageList: RegisterSource<BookingPageListQuery> = {
  from: 'booking_pages',
  search: 'booking_pages_search',
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { name: 'name collate nocase', updatedAt: 'updated_at' },
  filters: {},
}

/** A row of the contract from one of the table. */
export function bookingPageRow(
  row: Raw,
  reader: Reader,
  { firmId, actor, now }: FirmContext,
): BookingPageRow {
  const id = String(row.id)
  const kept = { isArchived: row.is_archived === 1, publicSecret: String(row.public_secret) }
  return {
    id,
    name: String(row.name),
    durationMinutes: Number(row.duration_minutes),
    path: isAllowed(actor, 'calendar:edit') ? pagePath(firmId, kept) : null,
    ahead: countAhead(reader, id, now),
    updatedAt: String(row.updated_at),
  }
}
