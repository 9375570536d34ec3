import type { FirmContext, Writer } from '../../../firm/store.ts'
import { leads, scoreNow } from './register.ts'
import type { LeadStored } from './tables.ts'
import { addTouch, type Touch } from './touch.ts'

/**
 * Keeps that somebody came again, and from where: the first touch is never replaced. The score is
 * counted anew. @throws AppError not_found
 */
export function noteVisit(
  writer: Writer,
  firm: FirmContext,
  leadId: string,
  touch: Touch | undefined,
): LeadStored {
  const lead = leads.get(writer, leadId)
  const { firstTouch, lastTouch } = lead
  const known = firstTouch && lastTouch ? { first: firstTouch, last: lastTouch } : undefined
  const touches = touch && addTouch(known, touch)
  leads.change(writer, firm, leadId, {
    score: scoreNow(writer, firm, lead).score,
    ...(touches && { firstTouch: touches.first, lastTouch: touches.last }),
  })
  return leads.get(writer, leadId)
}
