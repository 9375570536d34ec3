import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { partStates } from './list.ts'
import { writeIntegration } from './service.ts'

/** Writes the oldest document of a demo; the others wait for whoever looks at it. */
export function writeDemoIntegration(writer: Writer, context: FirmContext): void {
  const first = partStates(writer, context).find(({ row }) => row.gaps.length === 0)
  if (first) writeIntegration(writer, context, first.row)
}
