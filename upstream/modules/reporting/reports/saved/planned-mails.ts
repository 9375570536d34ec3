import { z } from 'zod'
import { Language } from '#contract/core/fields.ts'
import type { MailRhythm } from '#contract/reporting/saved-reports.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import {
  findPresentRights,
  type PresentRights,
} from '../../../../identity/members/present-rights.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { jobWithEffect, scheduleNext } from '../../../firm/jobs/index.ts'
import { isSuppressed, queueMail, queueNotice } from '../../../firm/outbound/index.ts'
import { onlyAddressOf } from './mail-readers.ts'
import { nextSending } from './next-sending.ts'

/** Something saved that is mailed to some in its owner's name, as its table has it. */
export type PlannedRow = {
  id: string
  name: string
  ownerId: string
  ownerName: string
  language: string
  rhythm: MailRhythm
  mailTo: readonly string[]
  /** Empty where it is never sent. */
  nextAt: string
}

type PlannedKind<Row> = {
  job: string
  table: 'saved_reports' | 'saved_analyses'
  /** Whose pages show it, and which renders what goes along. */
  module: 'reports' | 'analytics'
  /** The kind of its records. */
  record: string
  find(reader: Reader, id: string): Row | undefined
  /** Whether its owner may still see it. */
  isSeen(writer: Writer, firm: FirmContext, row: Row, rights: PresentRights): boolean
  words(language: Language): {
    subject(about: { name: string; firm: string }): string
    text(about: { name: string; firm: string }): string
  }
}

/** What is due of one kind, when it is sent next, and the job that sends it. */
export function plannedMails<Row extends PlannedRow>(kind: PlannedKind<Row>) {
  const { job, table, module } = kind

  /** The one that is sent next. */
  function nextToSend(reader: Reader): Row | undefined {
    const [next] = reader.sql.exec<{ id: string }>(
      `select id from ${table} where next_at <> '' order by next_at limit 1`,
    )
    return next && kind.find(reader, next.id)
  }

  /** Sets the firm's one job for the one that is sent next. */
  function planSending(writer: Writer): void {
    const next = nextToSend(writer)
    const link = `${module}/saved/${next?.id}`
    scheduleNext(writer, job, next && { dueAt: new Date(next.nextAt), title: next.name, link })
  }

  /** Has one be mailed no more; it stays as it is otherwise. */
  function endSending({ sql }: Writer, id: string): void {
    sql.exec(
      `update ${table} set rhythm = 'never', next_at = '', version = version + 1 where id = ?`,
      id,
    )
  }

  /** It is kept, with nobody to get it; the administrators of the firm are notified. */
  function stop(writer: Writer, context: FirmContext, row: Row): void {
    endSending(writer, row.id)
    queueNotice(writer, context, {
      kind: 'plannedMailStopped',
      params: { by: row.ownerName, subject: row.name },
      link: `/firms/${context.firmId}/${module}`,
      isForAll: true,
    })
  }

  /**
   * However late it is, it is sent once; addresses that mail came back from are left out, and so are all
   * but `only` where its owner may not write to others any more.
   */
  function send(writer: Writer, context: FirmContext, row: Row, only: string | undefined): void {
    const { id, name, rhythm, mailTo } = row
    const nextAt = nextSending(writer, rhythm, context.now)
    writer.sql.exec(`update ${table} set next_at = ? where id = ?`, nextAt, id)
    const [to, ...cc] = mailTo.filter(
      (address) =>
        !isSuppressed(writer, address) && (only === undefined || address.toLowerCase() === only),
    )
    if (to === undefined) return
    const language = Language.parse(row.language)
    const { legalName: firm, email: replyTo } = getFirmProfile(writer)
    const { subject, text } = kind.words(language)
    queueMail(writer, context, {
      to,
      cc,
      replyTo,
      language,
      subject: subject({ name, firm }),
      text: text({ name, firm }),
      attachments: [{ module, id }],
      record: { kind: kind.record, id },
      link: `${module}/saved/${id}`,
    })
  }

  /**
   * Queues the mail of every one that is due, and plans the next. What its owner may see is asked anew:
   * one that they may not see any more, or whose owner was removed, is stopped.
   */
  const sendDue = jobWithEffect(z.null(), async ({ store, env, firm }) => {
    const { reader } = store
    for (let row = nextToSend(reader); isDue(row, firm); row = nextToSend(reader)) {
      const { id, ownerId } = row
      const rights = await findPresentRights(env, firm.firmId, ownerId)
      const only = rights && (await onlyAddressOf(env, rights, ownerId))
      store.transact(firm, (writer) => {
        const present = kind.find(writer, id)
        if (!present || present.nextAt === '' || !isDue(present, firm)) return
        if (rights && kind.isSeen(writer, firm, present, rights)) send(writer, firm, present, only)
        else stop(writer, firm, present)
      })
    }
    store.transact(firm, planSending)
    return undefined
  })

  return { nextToSend, planSending, endSending, jobs: { [job]: sendDue } }
}

function isDue<Row extends PlannedRow>(row: Row | undefined, { now }: FirmContext): row is Row {
  return row !== undefined && row.nextAt <= now.toISOString()
}
