import type { Reader } from '../../../firm/store.ts'
import { hasMoved } from './views.ts'

/** Once stock is moved the account's balance is its value; before, it may be booked by hand. */
export function controlRoles(reader: Reader): readonly string[] {
  return hasMoved(reader) ? ['inventory'] : []
}
