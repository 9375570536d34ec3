import { conflictOf } from '#contract/core/errors.ts'
import { Language } from '#contract/core/fields.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { schedule } from '../../firm/jobs/index.ts'
import { membersOf, segments } from '../segments/index.ts'
import { afterAct, type CampaignAct } from './campaign-states.ts'
import type { MailPurpose } from './may-mail.ts'
import { type CampaignMember, freezeRecipients } from './recipients.ts'
import { campaigns } from './register.ts'
import { listId, suppressionsOf } from './suppressions.ts'
import { type CampaignStored, campaignRecipientsTable } from './tables.ts'

export const sendJob = 'campaigns.send'

export type CampaignStep = 'start' | 'pause' | 'resume' | 'cancel'

/**
 * Freezes the recipients and begins to send, or pauses, goes on, or ends a campaign.
 * @throws AppError not_found; conflict where its state does not allow it, or nobody would get it
 */
export function stepCampaign(
  writer: Writer,
  context: FirmContext,
  { campaignId, step }: { campaignId: string; step: CampaignStep },
): void {
  const before = campaigns.get(writer, campaignId)
  const act: CampaignAct = step
  const state = before.state === 'sent' ? undefined : afterAct(before.state, act)
  if (before.isArchived || state === undefined || state === 'scheduled') {
    throw conflictOf('campaignStep')
  }
  const frozen = step === 'start' ? freeze(writer, context, before) : {}
  campaigns.change(writer, context, campaignId, {
    ...{ state, version: before.version + 1 },
    ...frozen,
    ...(state === 'cancelled' && { finishedAt: context.now.toISOString() }),
  })
  writer.audit({
    entity: 'campaign',
    entityId: campaignId,
    action: 'update',
    title: before.name,
    before: { state: before.state },
    after: { state },
  })
  if (state !== 'sending') return
  const due = { kind: sendJob, key: campaignId, dueAt: context.now, payload: { campaignId } }
  schedule(writer, { ...due, title: before.name })
}

/** What a mail of a campaign is, as the rules ask for it. */
export function purposeOf({ needsConsent }: Pick<CampaignStored, 'needsConsent'>): MailPurpose {
  return { kind: 'campaign', listId, needsConsent }
}

function freeze(writer: Writer, context: FirmContext, campaign: CampaignStored) {
  const segment = segments.get(writer, campaign.segmentId)
  const { members, definitionVersion } = membersOf(writer, context, segment)
  const byId = new Map(members.map((member) => [member.id, member]))
  const found = members.map((member): CampaignMember => {
    const mails = [member.email, ...member.contacts.map(({ email }) => email)].filter(Boolean)
    return {
      ...{ partyId: member.id, mails, language: member.language, consents: member.consents },
      suppressions: mails.flatMap((mail) => suppressionsOf(writer, mail)),
      isPartyGone: false,
    }
  })
  const { id } = campaign
  const { recipients, leftOut } = freezeRecipients(
    { id, segmentVersion: definitionVersion, purpose: purposeOf(campaign) },
    found,
    firmDate(writer, context),
  )
  if (recipients.length === 0) throw conflictOf('campaignForNobody')
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
  return { segmentVersion: definitionVersion, startedAt: context.now.toISOString() }
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
