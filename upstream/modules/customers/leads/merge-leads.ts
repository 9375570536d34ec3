import { conflictOf, invalidField } from '#contract/core/errors.ts'
import { LeadInput, type MergedLeads } from '#contract/customers/leads.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { joinConsents } from '../../firm/parties/views.ts'
import { gainsOf, joinRecords, withJoined } from './join-records.ts'
import { firmCountry, writeKeys } from './keys.ts'
import { runMergedSteps } from './lead-steps.ts'
import { leads, placeOf, type ShownLead } from './register.ts'
import { fieldsOf, labelOf, typedOf } from './stored-fields.ts'

/** What `mergeLead` would do. @throws AppError not_found */
export function previewMerge(
  reader: Reader,
  _firm: FirmContext,
  { leadId, intoId }: { leadId: string; intoId: string },
): MergedLeads {
  const [from, into] = [leads.get(reader, leadId), leads.get(reader, intoId)]
  const joined = joinRecords(fieldsOf(into), fieldsOf(from), firmCountry(reader))
  return { label: from.label, intoLabel: into.label, ...gainsOf(joined) }
}

/**
 * Merges a lead into another: that one keeps what it says and gains what it lacks, all addresses,
 * consents and tags; this one is archived and leads there.
 * @throws AppError not_found; invalid for a lead and itself; conflict (`alreadyMerged`, `leadStep`)
 */
export function mergeLead(
  writer: Writer,
  firm: FirmContext,
  { leadId, intoId }: { leadId: string; intoId: string },
): ShownLead {
  const [from, into] = [leads.get(writer, leadId), leads.get(writer, intoId)]
  if (leadId === intoId) throw invalidField('intoId', 'sameLead')
  if (from.mergedIntoId !== null || into.mergedIntoId !== null) throw conflictOf('alreadyMerged')
  if (from.state === 'converted' || into.state === 'converted') throw conflictOf('leadStep')
  const joined = joinRecords(fieldsOf(into), fieldsOf(from), firmCountry(writer))
  const typed = typedOf(withJoined(fieldsOf(into), joined))
  const after = leads.update(writer, firm, intoId, {
    ...LeadInput.parse({
      ...into,
      ...typed,
      consents: joinConsents(into.consents, from.consents),
      tags: [...new Set([...into.tags, ...from.tags])].slice(0, 20),
      ownerId: into.ownerId || from.ownerId,
      nextStep: into.nextStep || from.nextStep,
      nextDate: into.nextDate ?? from.nextDate,
    }),
    version: into.version,
  })
  const ownVersion = from.version + 1
  leads.change(writer, firm, leadId, {
    ...{ isArchived: true, mergedIntoId: intoId, version: ownVersion },
    place: placeOf({ isArchived: true, state: from.state }),
    merge: { joined, ownVersion, intoVersion: into.version + 1 },
  })
  writer.sql.exec('delete from lead_keys where lead_id = ?', leadId)
  runMergedSteps(writer, leadId, intoId)
  writer.audit({
    ...{ entity: 'lead', entityId: leadId, action: 'mergeInto', title: from.label },
    detail: after.label,
  })
  writer.audit({
    ...{ entity: 'lead', entityId: intoId, action: 'merge', title: after.label },
    detail: from.label,
  })
  return leads.show(writer, firm, intoId)
}

/**
 * Takes a merge back: the lead stands by itself again, and the other gives back what it had gained.
 * @throws AppError not_found; conflict (`changedMeanwhile`) where either was changed since
 */
export function undoMerge(
  writer: Writer,
  firm: FirmContext,
  { leadId }: { leadId: string },
): ShownLead {
  const lead = leads.get(writer, leadId)
  const { merge, mergedIntoId } = lead
  if (!merge || mergedIntoId === null) throw conflictOf('notMerged')
  const into = leads.get(writer, mergedIntoId)
  if (lead.version !== merge.ownVersion || into.version !== merge.intoVersion) {
    throw conflictOf('changedMeanwhile')
  }
  const fields = fieldsOf(into)
  const { fill, addMails, addPhones } = merge.joined
  const emptied = Object.fromEntries(Object.keys(fill).map((field) => [field, '']))
  const typed = typedOf({
    ...fields,
    ...emptied,
    mails: fields.mails.filter((one) => !addMails.includes(one)),
    phones: fields.phones.filter((one) => !addPhones.includes(one)),
  })
  leads.update(writer, firm, into.id, {
    ...LeadInput.parse({ ...into, ...typed }),
    version: into.version,
  })
  const { state } = lead
  leads.change(writer, firm, leadId, {
    ...{ isArchived: false, mergedIntoId: null, merge: null, version: lead.version + 1 },
    place: placeOf({ isArchived: false, state }),
    label: labelOf(lead),
  })
  writeKeys(writer, leadId, fieldsOf(lead))
  writer.audit({
    ...{ entity: 'lead', entityId: leadId, action: 'restore', title: lead.label },
    detail: into.label,
  })
  return leads.show(writer, firm, leadId)
}
