import type { Language } from '#contract/core/fields.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { numberedKinds } from './kinds.ts'
import { saveSeries } from './writer.ts'

/**
 * A new firm numbers its documents with the abbreviations of its language. They are set once: a firm
 * that changes its language goes on with the numbers it has.
 */
export function onCreate(writer: Writer, context: FirmContext, language: Language): void {
  for (const { kind, pattern, prefixes, reset } of numberedKinds) {
    const prefix = prefixes?.[language]
    if (prefix === undefined) continue
    const own = pattern.replace(/^[^{]*/, prefix)
    if (own !== pattern) saveSeries(writer, context, { kind, pattern: own, reset, start: 1 }, 1)
  }
}
