import { AppError } from '#contract/core/errors.ts'
import { hooks } from '../../../core/hooks.ts'
import { siteCourses } from '../../../firm/site-courses.ts'
import type { Reader } from '../../../firm/store.ts'
import { getItemCategory } from '../../catalogue/item-categories/index.ts'
import { itemsToSell } from '../../catalogue/items/index.ts'
import type { Known } from './check-page.ts'
import { membersOf } from './reader.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It keeps files that pages of the firm's site may show: one module. */
    siteFiles: { has: (reader: Reader, id: string) => boolean }
  }
}

/** What pages may refer to, as it is now. */
export function knownRecords(reader: Reader, firmId: string): Known {
  return {
    page: (groupId) => membersOf(reader, groupId).length > 0,
    file: (id) => hooks('siteFiles').some((files) => files.has(reader, id)),
    record: (kind, id) => {
      if (kind === 'item') return itemsToSell(reader, [id]).has(id)
      if (kind === 'category') return isThere(() => getItemCategory(reader, id))
      if (kind === 'course') return siteCourses(reader, firmId).some((one) => one.id === id)
      return true
    },
  }
}

function isThere(get: () => unknown): boolean {
  try {
    get()
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
