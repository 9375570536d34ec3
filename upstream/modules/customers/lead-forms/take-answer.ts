import type { LeadFormAnswer } from '#contract/customers/lead-forms.ts'
import { LeadInput } from '#contract/customers/leads.ts'
import { hooks } from '../../../core/hooks.ts'
import { requireFewFromPlace } from '../../../firm/few-from-place.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { forgetSenderLater } from '../../firm/senders/index.ts'
import { createLead, findLeadByMail, noteVisit } from '../leads/index.ts'
import { mailKey, readTouch } from '../leads/views.ts'
import { referLead } from '../partners/index.ts'
import { nextOwner } from './next-owner.ts'
import type { LeadFormStored } from './tables.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** What follows when somebody sent a form; `address` is the whole one of its page. */
    formAnswered: (
      writer: Writer,
      firm: FirmContext,
      answered: { address: string; leadId: string },
    ) => void
  }
}

/** Where an answer was given: a form of the firm, or one on a page of its site. */
export type AnsweredForm = Pick<LeadFormStored, 'id' | 'name' | 'source' | 'campaign' | 'ownerIds'>

/** What one place of the network may send in a day, in all and by one form. */
const maxFromPlace = 20
const maxFromPlaceByForm = 8
/** Within these minutes the same answer is one that was sent twice. */
const repeatMinutes = 10

/**
 * Makes a lead of what a visitor sent, or adds it to the open one that has the address; that one keeps
 * what it says, as nobody proved that the address is theirs.
 * @param origin the product's own address, whose pages are no source
 * @throws AppError rate_limited for a place that sent many today
 */
export function takeAnswer(
  writer: Writer,
  firm: FirmContext,
  { form, origin }: { form: AnsweredForm; origin: string },
  answer: LeadFormAnswer,
): void {
  if (isRepeated(writer, firm, form, answer)) return
  requireRoom(writer, firm, form)
  const key = mailKey(answer.email)
  const known = key === undefined ? undefined : findLeadByMail(writer, key)
  const leadId = known ?? makeLead(writer, firm, form, answer)
  const now = firm.now.toISOString()
  const { address, referrer, coupon, visitor } = answer
  const ownHosts = [new URL(origin).hostname]
  const touch = readTouch({ address, referrer, at: now }, ownHosts)
  if (known === undefined) {
    referLead(writer, firm, { leadId, coupon, visitor, address, referrer, ownHosts })
  }
  keep(writer, firm, { form, answer, leadId })
  for (const follow of hooks('formAnswered')) follow(writer, firm, { address, leadId })
  const { label, ownerId } = noteVisit(writer, firm, leadId, touch)
  queueNotice(writer, firm, {
    kind: 'leadArrived',
    params: { name: label, form: form.name },
    link: `/firms/${firm.firmId}/leads/${leadId}`,
    about: { entity: 'lead', id: leadId },
    isForAll: true,
    ...(ownerId !== '' && { userIds: [ownerId] }),
  })
}

function makeLead(
  writer: Writer,
  firm: FirmContext,
  form: AnsweredForm,
  { name, email, company, position, phone, city, message, newsletter }: LeadFormAnswer,
): string {
  const givenDate = firmDate(writer, firm)
  const consents = newsletter ? [{ purpose: 'newsletter', givenDate, source: form.name }] : []
  const input = LeadInput.parse({
    ...{ name, email, company, position, phone, city, notes: message, consents },
    source: form.source || form.name.slice(0, 100),
    campaign: form.campaign,
    ownerId: nextOwner(writer, firm, form.ownerIds),
  })
  return createLead(writer, firm, input)
}

type Kept = { form: AnsweredForm; answer: LeadFormAnswer; leadId: string }

function keep(writer: Writer, firm: FirmContext, { form, answer, leadId }: Kept): void {
  const { name, email, message } = answer
  writer.sql.exec(
    `insert into lead_answers
       (id, form_id, form_name, lead_id, name, email, message, address, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[firm.newId(), form.id, form.name, leadId, name, email, message],
    ...[firm.actor.address ?? '', firm.now.toISOString()],
  )
  forgetSenderLater(writer, firm)
}

function isRepeated(
  { sql }: Reader,
  { now }: FirmContext,
  { id }: AnsweredForm,
  { email, message }: LeadFormAnswer,
): boolean {
  const since = new Date(now.getTime() - repeatMinutes * 60_000).toISOString()
  const query = `select 1 from lead_answers
     where form_id = ? and created_at >= ? and email = ? and message = ? limit 1`
  return sql.exec(query, id, since, email, message).toArray().length > 0
}

function requireRoom(reader: Reader, context: FirmContext, { id }: AnsweredForm): void {
  requireFewFromPlace(reader, context, {
    table: 'lead_answers',
    place: 'address',
    at: 'created_at',
    most: maxFromPlace,
    toOne: { column: 'form_id', id, most: maxFromPlaceByForm },
    message: 'Many answers from one place',
  })
}
