import { conflictOf, invalidField } from '#contract/core/errors.ts'
import { Language } from '#contract/core/fields.ts'
import { instantOf } from '#contract/core/zoned-time.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { cancel, schedule } from '../../firm/jobs/index.ts'
import { membersOf, segments } from '../segments/index.ts'
import { afterAct, type CampaignAct } from './campaign-states.ts'
import type { MailPurpose } from './may-mail.ts'
import { type CampaignMember, freezeRecipients } from './recipients.ts'
import { campaigns } from './register.ts'
import { listId, suppressionsOf } from './suppressions.ts'
import { type CampaignStored, campaignRecipientsTable } from './tables.ts'

export const sendJob = 'campaigns.send'

/** The job that begins a campaign at its time. */
export const beginJob = 'campaigns.begin'

export type CampaignStep = 'start' | 'pause' | 'resume' | 'cancel' | 'unschedule'

/** Nobody plans further ahead than this; a year is a slip of the keyboard. */
const furthestMs = 366 * 86_400_000

/**
 * Freezes the recipients and begins to send, or pauses, goes on, ends a campaign, or takes its time back.
 * @throws AppError not_found; conflict where its state does not allow it, or nobody would get it
 */
export function stepCampaign(
  writer: Writer,
  context: FirmContext,
  { campaignId, step }: { campaignId: string; step: CampaignStep },
): void {
  const before = campaigns.get(writer, campaignId)
  requireAct(before, step)
  const frozen = step === 'start' ? freeze(writer, context, before) : {}
  const state = become(writer, context, before, step, frozen)
  cancel(writer, beginJob, campaignId)
  if (state !== 'sending') return
  const due = { kind: sendJob, key: campaignId, dueAt: context.now, payload: { campaignId } }
  schedule(writer, { ...due, title: before.name })
}

/**
 * Has a campaign begin by itself, at a time by the clocks of the firm's zone.
 * @throws AppError not_found; conflict for one that is no draft, or that nobody would get if it began now;
 *   invalid at `date` for a time that is over or more than a year ahead
 */
export function scheduleCampaign(
  writer: Writer,
  context: FirmContext,
  { campaignId, date, time }: { campaignId: string; date: string; time: string },
): void {
  const before = campaigns.get(writer, campaignId)
  const at = new Date(instantOf(`${date}T${time}`, getFirmProfile(writer).timeZone))
  const ahead = at.getTime() - context.now.getTime()
  if (ahead <= 0) throw invalidField('date', 'timeInPast')
  if (ahead > furthestMs) {
    const latest = new Date(context.now.getTime() + furthestMs).toISOString().slice(0, 10)
    throw invalidField('date', 'tooFarAhead', { date: latest })
  }
  requireAct(before, 'schedule')
  // Who schedules learns at once, not on the day, that the segment or its consents are to be mended first.
  recipientsNow(writer, context, before)
  const scheduledAt = at.toISOString()
  become(writer, context, before, 'schedule', { scheduledAt })
  const payload = { campaignId, scheduledAt }
  const link = `campaigns/${campaignId}`
  const job = { kind: beginJob, key: campaignId, dueAt: at, payload, link }
  schedule(writer, { ...job, title: before.name })
}

/** Begins a campaign whose time has come; one that was taken back, or has another time, does not. */
export function beginScheduled(
  writer: Writer,
  context: FirmContext,
  { campaignId, scheduledAt }: { campaignId: string; scheduledAt: string },
): void {
  const campaign = campaigns.find(writer, campaignId)
  if (campaign?.state !== 'scheduled' || campaign.scheduledAt !== scheduledAt) return
  stepCampaign(writer, context, { campaignId, step: 'start' })
}

/** Makes a campaign that could not begin a draft again, so that somebody can mend it. */
export function giveBack(writer: Writer, context: FirmContext, campaignId: string): void {
  const campaign = campaigns.find(writer, campaignId)
  if (campaign?.state === 'scheduled') become(writer, context, campaign, 'unschedule', {})
}

/** The state after an act. @throws AppError conflict where it is not possible */
function requireAct({ state: before, isArchived }: CampaignStored, act: CampaignAct) {
  const state = afterAct(before, act)
  if (isArchived || state === undefined) throw conflictOf('campaignStep')
  return state
}

/** Writes the state after an act, with the history. @throws AppError conflict where it is not possible */
function become(
  writer: Writer,
  context: FirmContext,
  before: CampaignStored,
  act: CampaignAct,
  more: Partial<CampaignStored>,
) {
  const state = requireAct(before, act)
  const after = { state, ...(state === 'draft' && { scheduledAt: null }), ...more }
  campaigns.change(writer, context, before.id, {
    ...{ ...after, version: before.version + 1 },
    ...(state === 'cancelled' && { finishedAt: context.now.toISOString() }),
  })
  writer.audit({
    ...{ entity: 'campaign', entityId: before.id, action: 'update', title: before.name },
    before: { state: before.state },
    after: { state, ...(more.scheduledAt && { scheduledAt: more.scheduledAt }) },
  })
  return state
}

/** What a mail of a campaign is, as the rules ask for it. */
export function purposeOf({ needsConsent }: Pick<CampaignStored, 'needsConsent'>): MailPurpose {
  return { kind: 'campaign', listId, needsConsent }
}

/**
 * Who would get a campaign now, and who is left out.
 * @throws AppError conflict where nobody of its segment may be written to
 */
function recipientsNow(reader: Reader, context: FirmContext, campaign: CampaignStored) {
  const segment = segments.get(reader, campaign.segmentId)
  const { members, definitionVersion } = membersOf(reader, context, segment)
  const byId = new Map(members.map((member) => [member.id, member]))
  const found = members.map((member): CampaignMember => {
    const mails = [member.email, ...member.contacts.map(({ email }) => email)].filter(Boolean)
    return {
      ...{ partyId: member.id, mails, language: member.language, consents: member.consents },
      suppressions: mails.flatMap((mail) => suppressionsOf(reader, mail)),
      isPartyGone: false,
    }
  })
  const frozen = freezeRecipients(
    { id: campaign.id, segmentVersion: definitionVersion, purpose: purposeOf(campaign) },
    found,
    firmDate(reader, context),
  )
  if (frozen.recipients.length === 0) throw conflictOf('campaignForNobody')
  return { ...frozen, byId }
}

function freeze(writer: Writer, context: FirmContext, campaign: CampaignStored) {
  const { id } = campaign
  const { recipients, leftOut, segmentVersion, byId } = recipientsNow(writer, context, campaign)
  for (const { key, address, partyId, language } of recipients) {
    const name = byId.get(partyId)?.contactName || byId.get(partyId)?.name || ''
    insert(writer, { key, campaignId: id, address, partyId, name, state: 'waiting', language })
  }
  for (const { partyId, reason } of leftOut) {
    const member = byId.get(partyId)
    const key = `${id}:${partyId}`
    const { name = '', language = 'en' } = member ?? {}
    const own = { key, campaignId: id, address: '', partyId, name, language, reason }
    insert(writer, { ...own, state: 'leftOut' })
  }
  return { segmentVersion, startedAt: context.now.toISOString() }
}

type NewRecipient = Pick<
  typeof campaignRecipientsTable.$inferInsert,
  'key' | 'campaignId' | 'address' | 'partyId' | 'name' | 'state' | 'reason'
> & { language: string }

function insert({ db }: Writer, { language, ...row }: NewRecipient): void {
  const spoken = Language.catch('en').parse(language)
  db.insert(campaignRecipientsTable)
    .values({ ...row, language: spoken, secret: newSecret() })
    .run()
}
