import type { Writer } from '../../firm/store.ts'
import { forgetKinds } from '../jobs/index.ts'
import { dropKeys } from './drop-keys.ts'

/**
 * The firm of the archive may still sign: here its service is asked for nothing any more, and nothing is
 * signed with the keys of its stand-in.
 */
export function onRestore(writer: Writer): void {
  forgetKinds(writer, ['fiscal.sign'])
  const { sql } = writer
  sql.exec("update fiscal_devices set state = 'ended', sealed_token = '' where mode = 'remote'")
  dropKeys(writer)
  sql.exec("update fiscal_records set state = 'missing' where state = 'waiting'")
}
