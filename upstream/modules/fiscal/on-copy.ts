import type { Writer } from '../../firm/store.ts'

/** A service signs for one firm: its copy must not sign in its name. A stand-in signs for nobody. */
export function onCopy({ sql }: Writer): void {
  sql.exec("update fiscal_devices set state = 'ended', sealed_token = '' where mode = 'remote'")
}
