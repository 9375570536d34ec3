import type { Writer } from '../../../firm/store.ts'
import { forgetKinds } from '../../firm/jobs/index.ts'
import { endServices, replaceKeys } from './replace-keys.ts'

/**
 * The firm of the archive may still sign: here its service is asked for nothing any more, and nothing is
 * signed with the keys of its stand-in.
 */
export function onRestore(writer: Writer): void {
  forgetKinds(writer, ['fiscal.sign'])
  endServices(writer)
  replaceKeys(writer)
  writer.sql.exec("update fiscal_records set state = 'missing' where state = 'waiting'")
}
