import { z } from 'zod'
import { Language } from '#contract/core/fields.ts'
import type { Env } from '../../../core/env.ts'
import { givenParts, hooks } from '../../../core/hooks.ts'
import type { FirmContext, Store, Writer } from '../../../firm/store.ts'
import { endStateOf } from '../../../identity/firm-deletion/firm-end.ts'
import { countOwnersMail, mailStanding } from '../../../identity/firms.ts'
import type { Brand } from '../../../mail/html.ts'
import { sendMail } from '../../../mail/mailer.ts'
import { MailRefused, MailUnsure } from '../../../mail/rendered-mail.ts'
import { FailedForGood, type Job, type JobMeans, jobWithEffect } from '../jobs/index.ts'
import { changeMessage, findMessage, listMessages } from './message.ts'
import { aboutOf, queueNotice } from './notice.ts'
import { countBounce, isMailStopped } from './quota.ts'
import { suppress } from './suppression.ts'
import type { MessageRow } from './tables.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** A document of it goes along with a mail. */
    mailFile: () => Promise<RenderFile>
    /** It knows a firm’s logo and colours: one module. */
    mailBrand: () => Promise<MailBrand>
    /** A record says that it was sent, and no mail about it was handed to a mail server. */
    onMailKept: OnMail
    /** A mail about a record was handed to a mail server, at the first attempt or a later one. */
    onMailLeft: OnMail
    /** A mail about a record came back for good, or its reader called it spam. */
    onMailBack: OnMail
  }
}

type Payload = { messageId: string; link: string }
const Payload = z.object({ messageId: z.string(), link: z.string() })
const Person = z.object({ name: z.string(), email: z.string() })
const Written = z.object({
  from: Person,
  to: z.array(Person),
  cc: z.array(Person),
  letter: z.object({
    messageId: z.string(),
    inReplyTo: z.string(),
    references: z.array(z.string()),
    recipients: z.array(z.string()),
  }),
  html: z.string(),
})
const Files = z.array(z.object({ module: z.string(), id: z.string() }))

/** A file of a module, by the id of what it shows. */
type RenderFile = (
  store: Store,
  env: Env,
  id: string,
) => Promise<{ name: string; type: string; bytes: Uint8Array }>
/** Whose name, logo and colour a mail carries. */
type MailBrand = (store: Store, env: Env) => Promise<Brand>
/** What a module does to a record, by its kind, when a mail about it has left or none has. */
type OnMail = Record<string, (writer: Writer, context: FirmContext, recordId: string) => void>

/** Sends a mail of the firm; its outbox row says after a crash whether it may have arrived. */
export const mailJob = jobWithEffect(Payload, send, {
  onFailed: (writer, context, { payload }, error) => {
    const row = findMessage(writer, payload.messageId)
    if (!row) return
    changeMessage(writer, row.id, {
      state: 'failed',
      error,
      failedAt: context.now.toISOString(),
    })
    noteNotSent(writer, context, row)
    tell(writer, context, row, payload.link)
  },
})

/** What waits while the firm is suspended or its mail is stopped looks once an hour whether it may leave. */
async function send(means: JobMeans, { payload }: Job<Payload>): Promise<Date | undefined> {
  const { store, env, firm } = means
  const row = findMessage(store.reader, payload.messageId)
  if (!row || !['queued', 'failed'].includes(row.state)) return undefined
  const anHourOn = new Date(firm.now.getTime() + 3_600_000)
  const standing = await mailStanding(env, firm.firmId)
  if (isMailStopped(store.reader) || standing === 'halted') return anHourOn
  if (leavesHere(env)) {
    if (standing === 'unproven') throw new FailedForGood(unprovenWords)
    if (!(await countOwnersMail(env, firm.firmId, firm.now.getTime()))) return anHourOn
  }
  const files = Files.parse(JSON.parse(row.attachments))
  const attachments = await Promise.all(files.map((file) => renderFile(means, file)))
  const brand = await brandOf(means)
  const { id, to, cc, replyTo, subject, text, language } = row
  try {
    const outcome = await sendMail(env, {
      id,
      firmId: firm.firmId,
      to,
      cc: JSON.parse(cc),
      replyTo,
      subject,
      text,
      language: Language.parse(language),
      attachments,
      isHeld: await isOfDemo(means),
      isTracked: row.isTracked,
      ...(row.leaveUrl !== '' && { leaveUrl: row.leaveUrl }),
      ...(row.written !== '' && { written: Written.parse(JSON.parse(row.written)) }),
      ...(brand && { brand }),
    })
    const isKept = outcome === 'kept' || outcome === 'held'
    const change = { state: 'sent', isKept, error: '', sentAt: new Date().toISOString() } as const
    store.transact(firm, (writer) => {
      changeMessage(writer, id, change)
      if (isKept) noteKept(writer, firm, row)
      else actOn('onMailLeft', writer, firm, row)
    })
  } catch (error) {
    if (error instanceof MailRefused && error.bouncedAddress) {
      return markBounced(
        means,
        row,
        { address: error.bouncedAddress, said: error.message },
        payload,
      )
    }
    const isForGood = error instanceof MailRefused || error instanceof MailUnsure
    throw isForGood ? new FailedForGood(error.message) : error
  }
  return undefined
}

/** Whether mail leaves this installation at all. */
function leavesHere({ MAIL_TRANSPORT: transport = 'outbox' }: Env): boolean {
  return transport !== 'outbox'
}

const unprovenWords =
  'The address of the owner of the firm is not confirmed. Confirm it by the link that was mailed to it, then send the mail again.'

/** The record's history says that the mail did not leave; where none did, it was not sent. */
function noteKept(writer: Writer, context: FirmContext, row: MessageRow): void {
  const { recordKind: kind, recordId, to } = row
  writer.audit({ entity: kind, entityId: recordId, action: 'keepMail', detail: to })
  noteNotSent(writer, context, row)
}

/** No server took the mail: where none took any about the record, it was not sent. */
function noteNotSent(writer: Writer, context: FirmContext, row: MessageRow): void {
  const { recordKind: kind, recordId: id } = row
  const messages = listMessages(writer, { kind, id })
  const hasLeft = messages.some(({ isKept, sentAt }) => !isKept && sentAt !== null)
  if (!hasLeft) actOn('onMailKept', writer, context, row)
}

export function actOn(
  what: 'onMailKept' | 'onMailLeft' | 'onMailBack',
  writer: Writer,
  context: FirmContext,
  { recordKind, recordId }: MessageRow,
): void {
  const acts: OnMail = Object.assign({}, ...hooks(what))
  acts[recordKind]?.(writer, context, recordId)
}

/** No further attempt helps: the address is left alone until a member says that it is right. */
function markBounced(
  { store, firm }: JobMeans,
  row: MessageRow,
  { address, said }: { address: string; said: string },
  { link }: Payload,
): undefined {
  store.transact(firm, (writer) => {
    const failedAt = firm.now.toISOString()
    changeMessage(writer, row.id, { state: 'bounced', error: said, failedAt })
    noteNotSent(writer, firm, row)
    suppress(writer, firm, address, said)
    countBounce(writer, firm, row)
    actOn('onMailBack', writer, firm, row)
    tell(writer, firm, row, link)
  })
  return undefined
}

/** A demo's firm sends nothing and needs no word about it; every other is notified of what to mend. */
function tell(
  writer: Writer,
  context: FirmContext,
  { to, subject, onlyFor, ...row }: MessageRow,
  link: string,
) {
  queueNotice(writer, context, {
    kind: 'mailFailed',
    params: { to, subject },
    link: `/firms/${context.firmId}/${link}`,
    ...(onlyFor === '' ? { about: aboutOf(row) } : { userIds: [onlyFor], isForAll: true }),
  })
}

/** A file of a module as it goes along with a mail. @throws FailedForGood where nothing renders it */
export async function renderFile(
  { store, env }: Pick<JobMeans, 'store' | 'env'>,
  { module, id }: { module: string; id: string },
) {
  const load = givenParts('mailFile').find((one) => one.module === module)?.part
  if (!load) throw new FailedForGood(`Nothing renders files of ${module}`)
  const render = await load()
  return render(store, env, id)
}

async function brandOf({ store, env }: JobMeans) {
  const [load] = hooks('mailBrand')
  const brand = await load?.()
  return brand?.(store, env)
}

/** A demo writes to nobody outside of it. Only a firm that was made for one has to ask whether it still is. */
export async function isOfDemo({ store, env }: JobMeans): Promise<boolean> {
  const { ending } = store
  if (!ending) return false
  const { is } = await endStateOf(env, ending.firmId)
  if (is === 'staying') store.ending = undefined
  return is === 'demo' || is === 'gone'
}
