import type { Writer } from '../../../firm/store.ts'
import { endServices, replaceKeys } from './replace-keys.ts'

/**
 * The firm of the archive may still sign: here its service is asked for nothing any more, and nothing is
 * signed with the keys of its stand-in.
 */
export function onRestore(writer: Writer): void {
  endServices(writer)
  replaceKeys(writer)
  writer.sql.exec("update fiscal_records set state = 'missing' where state = 'waiting'")
}
