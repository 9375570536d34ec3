import type { Writer } from '../../../firm/store.ts'
import { endServices, replaceKeys } from './replace-keys.ts'

/** A service signs for one firm: its copy must not sign in its name, nor with the keys of its stand-in. */
export function onCopy(writer: Writer): void {
  endServices(writer)
  replaceKeys(writer)
}
