import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { DateOnly, Language } from '#contract/core/fields.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { findPresentRights } from '../../../identity/members/present-rights.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { type JobKinds, jobInTransaction, jobWithEffect } from '../../firm/jobs/index.ts'
import { isSuppressed, queueMail, queueNotice } from '../../firm/outbound/index.ts'
import { notifyOfDuties } from './duties/notices.ts'
import { dutyJob } from './duties/plan.ts'
import { onlyAddressOf } from './saved/mail-readers.ts'
import { endSending, nextSending, planSending, sendingJob } from './saved/plan.ts'
import { findSaved, nextToSend, type SavedRow } from './saved/reader.ts'
import { snapshotJob } from './snapshots/plan.ts'
import { takeSnapshots } from './snapshots/take.ts'
import { savedReportsTable } from './tables.ts'
import { reportTexts } from './texts/texts.ts'

export const jobs: JobKinds = {
  /**
   * Queues the mail of every saved report that is due, and plans the next one. What its owner may do is
   * asked anew: that of somebody who was removed or may not read reports any more is stopped.
   */
  [sendingJob]: jobWithEffect(z.null(), async ({ store, env, firm }) => {
    const { reader } = store
    for (let row = nextToSend(reader); isDue(row, firm); row = nextToSend(reader)) {
      const { id, ownerId } = row
      const rights = await findPresentRights(env, firm.firmId, ownerId)
      const only = rights && (await onlyAddressOf(env, rights, ownerId))
      store.transact(firm, (writer) => {
        const present = findSaved(writer, id)
        if (!present || present.nextAt === '' || !isDue(present, firm)) return
        if (rights && isAllowed(rights, 'report:view')) send(writer, firm, present, only)
        else stop(writer, firm, present)
      })
    }
    store.transact(firm, planSending)
    return undefined
  }),
  /** Takes the night's snapshots of saved reports. */
  [snapshotJob]: jobWithEffect(z.object({ day: DateOnly }), async (means, { payload }) => {
    await takeSnapshots(means, payload.day)
    return undefined
  }),
  /** Notifies of returns, lists and payments that are due soon or today. */
  [dutyJob]: jobInTransaction(z.object({ after: DateOnly }), (writer, context, { payload }) =>
    notifyOfDuties(writer, context, payload.after),
  ),
}

function isDue(row: SavedRow | undefined, { now }: FirmContext): row is SavedRow {
  return row !== undefined && row.nextAt <= now.toISOString()
}

/** It is kept, with nobody to get it; the administrators of the firm are notified. */
function stop(writer: Writer, context: FirmContext, row: SavedRow): void {
  endSending(writer, row)
  queueNotice(writer, context, {
    kind: 'plannedMailStopped',
    params: { by: row.ownerName, subject: row.name },
    link: `/firms/${context.firmId}/reports`,
    isForAll: true,
  })
}

/**
 * However late it is, a report is sent once; addresses that mail came back from are left out, and so are
 * all but `only` where its owner may not write to others any more.
 */
function send(writer: Writer, context: FirmContext, row: SavedRow, only: string | undefined): void {
  const nextAt = nextSending(writer, row.rhythm, context.now)
  writer.db.update(savedReportsTable).set({ nextAt }).where(eq(savedReportsTable.id, row.id)).run()
  const [to, ...cc] = row.mailTo.filter(
    (address) =>
      !isSuppressed(writer, address) && (only === undefined || address.toLowerCase() === only),
  )
  if (to === undefined) return
  const language = Language.parse(row.language)
  const { legalName, email } = getFirmProfile(writer)
  const { subject, text } = reportTexts[language].mail
  const words = { name: row.name, firm: legalName }
  queueMail(writer, context, {
    to,
    cc,
    replyTo: email,
    language,
    subject: subject(words),
    text: text(words),
    attachments: [{ module: 'reports', id: row.id }],
    record: { kind: 'savedReport', id: row.id },
    link: `reports/saved/${row.id}`,
  })
}
