import type { Language } from '#contract/core/fields.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'

/**
 * What another module begins with a new firm: `upstream/modules/<area>/<module>/on-create.ts`, as
 * `export function onCreate`.
 */
type OnCreate = (writer: Writer, context: FirmContext, language: Language) => void

const found = Object.values(
  import.meta.glob<OnCreate>('../../*/*/on-create.ts', { eager: true, import: 'onCreate' }),
)

export const afterCreate: OnCreate = (writer, context, language) => {
  for (const begin of found) begin(writer, context, language)
}
