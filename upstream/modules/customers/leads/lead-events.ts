import type { Reader } from '../../../firm/store.ts'
import type { LeadEvent } from './score.ts'

/** What a lead did of late, as far as the score counts it. */
export function leadEvents(_reader: Reader, _leadId: string): LeadEvent[] {
  return []
}
