import type { Language } from '#contract/core/fields.ts'
import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Something begins with a new firm. */
    onCreate: OnCreate
  }
}

/** What another module begins with a new firm: given as `onCreate` in its manifest. */
type OnCreate = (writer: Writer, context: FirmContext, language: Language) => void

export const afterCreate: OnCreate = (writer, context, language) => {
  for (const begin of hooks('onCreate')) begin(writer, context, language)
}
