import type { FirmContext, Writer } from '../../../firm/store.ts'

/**
 * What another module begins with a firm's first entry: `upstream/modules/<area>/<module>/on-first-entry.ts`,
 * as `export function onFirstEntry`.
 */
type OnFirstEntry = (writer: Writer, context: FirmContext) => void

const found = Object.values(
  import.meta.glob<OnFirstEntry>('../../*/*/on-first-entry.ts', {
    eager: true,
    import: 'onFirstEntry',
  }),
)

export const afterFirstEntry: OnFirstEntry = (writer, context) => {
  for (const begin of found) begin(writer, context)
}
