import type { Writer } from '../../firm/store.ts'
import { dropKeys } from './drop-keys.ts'

/** A service signs for one firm: its copy must not sign in its name, nor with the keys of its stand-in. */
export function onCopy(writer: Writer): void {
  writer.sql.exec(
    "update fiscal_devices set state = 'ended', sealed_token = '' where mode = 'remote'",
  )
  dropKeys(writer)
}
