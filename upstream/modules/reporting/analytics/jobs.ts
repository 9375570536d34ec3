import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { requireRefusal } from '#contract/core/errors.ts'
import { DateOnly, Language } from '#contract/core/fields.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { findPresentRights } from '../../../identity/members/present-rights.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { type JobKinds, jobWithEffect } from '../../firm/jobs/index.ts'
import { isSuppressed, queueMail, queueNotice } from '../../firm/outbound/index.ts'
import { nextSending, onlyAddressOf, ownerContext } from '../reports/index.ts'
import { findSaved, type SavedRow } from './find-saved.ts'
import { planAnalysis } from './plan.ts'
import { nextToSend, planSending, sendingJob } from './plan-sending.ts'
import { snapshotJob, takeSnapshots } from './snapshots.ts'
import { savedAnalysesTable } from './tables.ts'
import { analysisTexts } from './texts/texts.ts'

export const jobs: JobKinds = {
  /**
   * Queues the mail of every analysis that is due, and plans the next one. What its owner may see is
   * asked anew: one that they may not see any more is stopped.
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
        const context = rights && ownerContext(firm.firmId, present, rights, firm.now)
        if (context && isSeen(writer, context, present)) send(writer, firm, present, only)
        else stop(writer, firm, present)
      })
    }
    store.transact(firm, planSending)
    return undefined
  }),
  /** Takes the night's snapshots of saved analyses. */
  [snapshotJob]: jobWithEffect(z.object({ day: DateOnly }), async (means, { payload }) => {
    await takeSnapshots(means, payload.day)
    return undefined
  }),
}

function isDue(row: SavedRow | undefined, { now }: FirmContext): row is SavedRow {
  return row !== undefined && row.nextAt <= now.toISOString()
}

function isSeen(writer: Writer, context: FirmContext, { query }: SavedRow): boolean {
  if (!isAllowed(context.actor, 'analysis:view')) return false
  try {
    planAnalysis(writer, context, query)
    return true
  } catch (error) {
    requireRefusal(error)
    return false
  }
}

/** It is kept, with nobody to get it; the administrators of the firm are notified. */
function stop(
  writer: Writer,
  context: FirmContext,
  { id, version, ownerName, name }: SavedRow,
): void {
  const change = { rhythm: 'never', nextAt: '', version: version + 1 } as const
  writer.db.update(savedAnalysesTable).set(change).where(eq(savedAnalysesTable.id, id)).run()
  queueNotice(writer, context, {
    kind: 'plannedMailStopped',
    params: { by: ownerName, subject: name },
    link: `/firms/${context.firmId}/analytics`,
    isForAll: true,
  })
}

/** However late it is, an analysis is sent once; as mails of saved reports. */
function send(writer: Writer, context: FirmContext, row: SavedRow, only: string | undefined): void {
  const nextAt = nextSending(writer, row.rhythm, context.now)
  writer.db
    .update(savedAnalysesTable)
    .set({ nextAt })
    .where(eq(savedAnalysesTable.id, row.id))
    .run()
  const [to, ...cc] = row.mailTo.filter(
    (address) =>
      !isSuppressed(writer, address) && (only === undefined || address.toLowerCase() === only),
  )
  if (to === undefined) return
  const language = Language.parse(row.language)
  const { legalName, email } = getFirmProfile(writer)
  const { subject, text } = analysisTexts[language].mail
  const words = { name: row.name, firm: legalName }
  queueMail(writer, context, {
    ...{ to, cc, language, replyTo: email },
    subject: subject(words),
    text: text(words),
    attachments: [{ module: 'analytics', id: row.id }],
    record: { kind: 'savedAnalysis', id: row.id },
    link: `analytics/saved/${row.id}`,
  })
}
