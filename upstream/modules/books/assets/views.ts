import type { Reader } from '../../../firm/store.ts'
import { dueShares } from './reader.ts'

/** How many shares of months that ended until a day are not in the books. */
export function countDueShares(reader: Reader, until: string): number {
  return dueShares(reader, until).length
}
