import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Something begins with a firm’s first entry. */
    onFirstEntry: OnFirstEntry
  }
}

/** What another module begins with a firm's first entry: given as `onFirstEntry` in its manifest. */
type OnFirstEntry = (writer: Writer, context: FirmContext) => void

export const afterFirstEntry: OnFirstEntry = (writer, context) => {
  for (const begin of hooks('onFirstEntry')) begin(writer, context)
}
