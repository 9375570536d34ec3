import { and, count, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { NoticeOffering } from '#contract/public-site/notices-of-offerings.ts'
import { audit } from '../../../../identity/audit.ts'
import type { Call } from '../../../../identity/call.ts'
import { derivedId } from '../../../../identity/derived-id.ts'
import { directory } from '../../../../identity/directory.ts'
import { sendMail } from '../../../../mail/mailer.ts'
import { leaveLink } from './leave-link.ts'
import { noticeMail } from './mail-texts.ts'
import { offeringPath } from './offering-names.ts'
import { offeringNoticeMails, offeringNotices } from './tables.ts'

const maxAtOnce = 100
const dayMs = 86_400_000

/**
 * Mails to some of those who wait that an offering is there, and says how many are left. Each mail
 * leaves under an id that is the same all day, so that two who press the button at once, or one who
 * presses it again after a crash, send it once.
 */
export async function sendNotices(
  call: Call,
  offering: NoticeOffering,
): Promise<{ sent: number; left: number }> {
  const { env, now } = call
  const db = directory(env)
  const waiting = await selectUnmailed(call, offering)
  for (const { id, email, language } of waiting) {
    const mail = noticeMail('isThere', language, offering, {
      link: env.PUBLIC_ORIGIN + offeringPath(offering),
      leave: leaveLink(env, id),
    })
    const mailId = derivedId(now - (now % dayMs), `notice ${id} ${offering}`)
    const own = { id: mailId, firmId: null, to: email, language }
    await sendMail(env, { ...mail, ...own, attachments: [] })
    const row = { noticeId: id, offering, sentAt: now }
    await db.insert(offeringNoticeMails).values(row).onConflictDoNothing()
  }
  const after = { offering, mails: waiting.length }
  if (waiting.length > 0) await audit(db, call, { action: 'notice.sent', after })
  return { sent: waiting.length, left: await countUnmailed(call, offering) }
}

function selectUnmailed({ env }: Call, offering: NoticeOffering) {
  const { id, email, language } = offeringNotices
  return directory(env)
    .select({ id, email, language })
    .from(offeringNotices)
    .leftJoin(offeringNoticeMails, mailOf(offering))
    .where(isUnmailed(offering))
    .limit(maxAtOnce)
}

async function countUnmailed({ env }: Call, offering: NoticeOffering): Promise<number> {
  const [left] = await directory(env)
    .select({ notices: count() })
    .from(offeringNotices)
    .leftJoin(offeringNoticeMails, mailOf(offering))
    .where(isUnmailed(offering))
  return left?.notices ?? 0
}

function mailOf(offering: NoticeOffering) {
  const { noticeId, offering: mailed } = offeringNoticeMails
  return and(eq(noticeId, offeringNotices.id), eq(mailed, offering))
}

/** Confirmed, for this offering or for everything, and not mailed yet. */
function isUnmailed(offering: NoticeOffering) {
  const { about, confirmedAt } = offeringNotices
  const isMeant = or(eq(about, offering), eq(about, 'everything'))
  return and(isNotNull(confirmedAt), isMeant, isNull(offeringNoticeMails.noticeId))
}
