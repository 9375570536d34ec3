import type { LeadFormAnswer } from '#contract/customers/lead-forms.ts'
import { LeadInput } from '#contract/customers/leads.ts'
import { hooks } from '../../../core/hooks.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { requireFewFromPlace } from '../../../firm/few-from-place.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { forgetSenderLater } from '../../firm/senders/index.ts'
import { createLead, findLeadByMail, noteVisit } from '../leads/index.ts'
import { mailKey, readTouch } from '../leads/views.ts'
import { referLead } from '../partners/index.ts'
import { askToConfirm } from './news-mails.ts'
import { nextOwner } from './next-owner.ts'
import { type LeadFormStored, leadAnswersTable } from './tables.ts'

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
export type AnsweredForm = Pick<
  LeadFormStored,
  'id' | 'name' | 'source' | 'campaign' | 'ownerIds' | 'language'
>

/** What one place of the network may send in a day, in all and by one form. */
const maxFromPlace = 20
const maxFromPlaceByForm = 8
/** What one form takes in a day, and what comes in the name of one address of mail. */
const maxByForm = 400
const maxOfMail = 5
/** Within these minutes the same answer is one that was sent twice. */
const repeatMinutes = 10

/**
 * Makes a lead of what a visitor sent, or adds it to the open one that has the address; that one keeps
 * what it says, as nobody proved that the address is theirs. So news by email wait for the word of its owner.
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
  requireRoom(writer, firm, form, answer.email)
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
  keep(writer, firm, { form, answer, leadId, origin })
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
  { name, email, company, position, phone, city, message }: LeadFormAnswer,
): string {
  const input = LeadInput.parse({
    ...{ name, email, company, position, phone, city, notes: message },
    source: form.source || form.name.slice(0, 100),
    campaign: form.campaign,
    ownerId: nextOwner(writer, firm, form.ownerIds),
  })
  return createLead(writer, firm, input)
}

type Kept = { form: AnsweredForm; answer: LeadFormAnswer; leadId: string; origin: string }

function keep(writer: Writer, firm: FirmContext, { form, answer, leadId, origin }: Kept): void {
  const { name, email, message, newsletter, language = form.language } = answer
  const id = firm.newId()
  writer.db
    .insert(leadAnswersTable)
    .values({
      ...{ id, formId: form.id, formName: form.name, leadId, name, email, message, language },
      address: firm.actor.address ?? '',
      newsSecret: newsletter ? newSecret() : null,
      createdAt: firm.now.toISOString(),
    })
    .run()
  forgetSenderLater(writer, firm)
  if (newsletter) askToConfirm(writer, { context: firm, origin }, { id, leadId, email })
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

function requireRoom(
  reader: Reader,
  context: FirmContext,
  { id }: AnsweredForm,
  mail: string,
): void {
  requireFewFromPlace(reader, context, {
    table: 'lead_answers',
    place: 'address',
    at: 'created_at',
    most: maxFromPlace,
    toOne: { column: 'form_id', id, most: maxFromPlaceByForm },
    mostInAll: maxByForm,
    ofMail: { column: 'email', mail, most: maxOfMail },
    message: 'Many answers from one place',
  })
}
