import { eq, isNull } from 'drizzle-orm'
import { billsTag, type Mailbox } from '#contract/communication/mailbox.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { Env } from '../../../core/env.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { listFirmMembers } from '../../../identity/members/names.ts'
import { claimAddress, isReachable, localPart } from '../../../mail/addresses.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { type MailboxRow, openMailboxes, requireMailbox } from './access.ts'
import { countDrafts } from './draft-rows.ts'
import { labelsOf } from './labels.ts'
import { mailboxesTable } from './tables.ts'
import { countUnread } from './unread.ts'

type Owner = { ownerId: string | null; ownerName: string }
const firmsOwn: Owner = { ownerId: null, ownerName: '' }

/**
 * Makes the firm's mailbox and those of its people where they are missing, each with an address: when
 * the caller comes for the first time, so that colleagues can be written to before they look.
 */
export async function ensureMailboxes(context: HandlerContext): Promise<void> {
  const { store, firm, env } = context
  const { userId, userName } = firm.actor
  if (!missingAddress(store.reader, [null, userId])) return
  const members = await listFirmMembers(env, firm.firmId)
  const owners: Owner[] = [
    firmsOwn,
    { ownerId: userId, ownerName: userName },
    ...members
      .filter((member) => member.userId !== userId && isAllowed(member, 'mail:view'))
      .map((member) => ({ ownerId: member.userId, ownerName: member.name })),
  ]
  await claimMissing(context, owners)
}

async function claimMissing(
  { store, firm, env }: HandlerContext,
  owners: readonly Owner[],
): Promise<void> {
  const { tradeName, legalName } = getFirmProfile(store.reader)
  const firmName = tradeName || legalName
  const made: (Owner & { address: string })[] = []
  for (const owner of owners) {
    if (!missingAddress(store.reader, [owner.ownerId])) continue
    const { ownerId, ownerName } = owner
    const name = ownerId === null ? firmName : personLocal(ownerName, firmName)
    const address = await claimAddress(env, { firmId: firm.firmId, userId: ownerId }, name)
    made.push({ ...owner, address })
  }
  store.transact({ ...firm, idempotency: null }, (writer) => {
    for (const { address, ...owner } of made) {
      const { id } = mailboxOf(writer, firm, owner)
      writer.db.update(mailboxesTable).set({ address }).where(eq(mailboxesTable.id, id)).run()
    }
  })
}

/** The firm's address with what has files become drafts of bills; made where the firm has none yet. */
export function billsAddress(context: HandlerContext) {
  return taggedAddress(context, billsTag)
}

/** The firm's address with a word after its plus sign; made where the firm has none yet. */
export async function taggedAddress(context: HandlerContext, tag: string) {
  const { store, env } = context
  if (missingAddress(store.reader, [null])) await claimMissing(context, [firmsOwn])
  const isFirms = isNull(mailboxesTable.ownerId)
  const row = store.reader.db.select().from(mailboxesTable).where(isFirms).get()
  const address = (row?.address ?? '').replace('@', `+${tag}@`)
  return { address, isReachable: isReachable(env) }
}

/** `anna.berg.nord-soehne`: the person, then the firm. */
function personLocal(person: string, firm: string): string {
  const own = localPart(person.trim().replace(/\s+/g, '.')).slice(0, 24)
  return `${own || 'person'}.${localPart(firm).slice(0, 24) || 'firm'}`
}

function missingAddress({ db }: Reader, owners: readonly (string | null)[]): boolean {
  const known = db.select().from(mailboxesTable).all()
  return owners.some((id) => !known.some((row) => row.ownerId === id && row.address !== ''))
}

/** The mailbox of the firm or a person; where there is none it is made, still without an address. */
export function mailboxOf(
  writer: Writer,
  { now, newId }: Pick<FirmContext, 'now' | 'newId'>,
  { ownerId, ownerName }: Owner,
): MailboxRow {
  const { db } = writer
  const known = db.select().from(mailboxesTable).all()
  const own = known.find((row) => row.ownerId === ownerId)
  if (own) return own
  const row = { id: newId(), ownerId, ownerName, address: '', signature: '' }
  return db
    .insert(mailboxesTable)
    .values({ ...row, createdAt: now.toISOString() })
    .returning()
    .get()
}

/** The mailboxes that the caller may look into, their own first. */
export function listMailboxes(reader: Reader, context: FirmContext, env: Env): Mailbox[] {
  return openMailboxes(reader, context.actor).map((row) => toMailbox(reader, context, env, row))
}

/** @throws AppError not_found */
export function changeSignature(
  writer: Writer,
  context: FirmContext,
  env: Env,
  { mailboxId, signature }: { mailboxId: string; signature: string },
): Mailbox {
  const before = requireMailbox(writer, context.actor, mailboxId)
  const isMeant = eq(mailboxesTable.id, mailboxId)
  writer.db.update(mailboxesTable).set({ signature }).where(isMeant).run()
  if (before.ownerId === null) {
    writer.audit({
      entity: 'mailbox',
      entityId: mailboxId,
      action: 'update',
      before: { signature: before.signature },
      after: { signature },
    })
  }
  return toMailbox(writer, context, env, { ...before, signature })
}

function toMailbox(
  reader: Reader,
  { actor }: FirmContext,
  env: Env,
  { id, ownerId, ownerName, address, signature }: MailboxRow,
): Mailbox {
  const { tradeName, legalName } = getFirmProfile(reader)
  return {
    id,
    isOwn: ownerId !== null,
    name: ownerId === null ? tradeName || legalName : ownerName,
    address,
    isReachable: isReachable(env),
    signature,
    unread: countUnread(reader, actor.userId, [id]),
    drafts: countDrafts(reader, actor.userId, id),
    labels: labelsOf(reader, id),
    canWrite: isAllowed(actor, 'mail:edit'),
  }
}
