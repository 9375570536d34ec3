import { hooks } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'
import type { LeadEvent } from './score.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** What leads did, as the module knows it: answered a form, took a call. Scores count it. */
    leadEvents: LeadEvents
  }
}

export type LeadEvents = (reader: Reader, leadId: string) => LeadEvent[]

/** What a lead did of late, as far as the score counts it. */
export function leadEvents(reader: Reader, leadId: string): LeadEvent[] {
  return hooks('leadEvents').flatMap((eventsOf) => eventsOf(reader, leadId))
}
