import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { invalidField } from '#contract/core/errors.ts'
import type { NoticeSubject } from '#contract/public-site/notices-of-offerings.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { hashToken } from '../../../../identity/token.ts'
import { readLeaveToken } from './leave-link.ts'
import { offeringNotices } from './tables.ts'

const openForMs = 7 * 86_400_000

/** Puts an address on the list by the link that was mailed to it, once. @throws AppError invalid */
export async function confirmNotice(
  { env, now }: Call,
  token: string,
): Promise<{ message: string; about: NoticeSubject }> {
  const { tokenHash, createdAt, about } = offeringNotices
  const [confirmed] = await directory(env)
    .update(offeringNotices)
    .set({ confirmedAt: now, tokenHash: null })
    .where(and(eq(tokenHash, hashToken(token)), gt(createdAt, now - openForMs)))
    .returning({ about })
  if (!confirmed) throw invalidField('token', 'linkDead')
  return { message: 'The address is on the list.', about: confirmed.about }
}

/** Takes an address off the list; doing it again changes nothing. @throws AppError invalid */
export async function leaveNotices({ env }: Call, token: string): Promise<{ message: string }> {
  const noticeId = readLeaveToken(env, token)
  if (noticeId === undefined) throw invalidField('token', 'linkDead')
  await directory(env).delete(offeringNotices).where(eq(offeringNotices.id, noticeId))
  return { message: 'The address is off the list.' }
}

/** The statement that removes addresses whose owners never said yes. */
export function forgetUnconfirmed(db: ReturnType<typeof directory>, now: number) {
  const { confirmedAt, createdAt } = offeringNotices
  return db.delete(offeringNotices).where(and(isNull(confirmedAt), lt(createdAt, now - openForMs)))
}
