import { localOf } from '#contract/core/zoned-time.ts'
import { type CompiledFilter, compileFilter } from './compile.ts'
import type { Definition, FieldCatalogue } from './definition.ts'

/**
 * A segment's definition, compiled for an instant: "today" is the firm's, not the server's.
 * @throws TypeError('definition_malformed')
 */
export function compileSegment(
  definition: Definition,
  fields: FieldCatalogue,
  firm: { at: string; timeZone: string },
): CompiledFilter & { today: string } {
  const today = localOf(firm.at, firm.timeZone).slice(0, 10)
  return { ...compileFilter(definition.root, fields, today), today }
}
