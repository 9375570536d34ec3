import { conflictOf, invalidField } from '#contract/core/errors.ts'
import type { LeadStep } from '#contract/customers/leads.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { canBecome } from './lead.ts'
import { leads, placeOf, type ShownLead, scoreNow } from './register.ts'

/**
 * Moves a lead to another state; a lost one keeps why.
 * @throws AppError not_found; invalid for a lost one without a reason; conflict with the newer version, or (`leadStep`) for a state that cannot
 * follow, such as of a converted one
 */
export function stepLead(
  writer: Writer,
  firm: FirmContext,
  { leadId, state, reason, version }: LeadStep & { leadId: string },
): ShownLead {
  const before = leads.get(writer, leadId)
  requireVersion(before, version, () => leads.show(writer, firm, leadId))
  if (state === 'lost' && reason === '') throw invalidField('reason', 'required')
  if (before.state === state) return leads.show(writer, firm, leadId)
  if (before.isArchived || !canBecome(before.state, state)) throw conflictOf('leadStep')
  const lostReason = state === 'lost' ? reason : ''
  const { score } = scoreNow(writer, firm, { ...before, state })
  leads.change(writer, firm, leadId, {
    ...{ state, lostReason, score },
    place: placeOf({ isArchived: false, state }),
    version: before.version + 1,
  })
  writer.audit({
    entity: 'lead',
    entityId: leadId,
    action: 'update',
    title: before.label,
    before: { state: before.state, lostReason: before.lostReason },
    after: { state, lostReason },
  })
  return leads.show(writer, firm, leadId)
}
