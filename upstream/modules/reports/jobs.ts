import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { Language } from '#contract/fields.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { type JobKinds, jobInTransaction } from '../jobs/index.ts'
import { isSuppressed, queueMail } from '../outbound/index.ts'
import { nextSending, planSending, sendingJob } from './saved/plan.ts'
import { nextToSend, type SavedRow } from './saved/reader.ts'
import { savedReportsTable } from './tables.ts'
import { reportTexts } from './texts/texts.ts'

export const jobs: JobKinds = {
  /** Queues the mail of every saved report that is due, and plans the next one. */
  [sendingJob]: jobInTransaction(z.null(), (writer, context) => {
    for (let row = nextToSend(writer); isDue(row, context); row = nextToSend(writer)) {
      send(writer, context, row)
    }
    planSending(writer)
  }),
}

function isDue(row: SavedRow | undefined, { now }: FirmContext): row is SavedRow {
  return row !== undefined && row.nextAt <= now.toISOString()
}

/** However late it is, a report is sent once; addresses that mail came back from are left out. */
function send(writer: Writer, context: FirmContext, row: SavedRow): void {
  const nextAt = nextSending(writer, row.rhythm, context.now)
  writer.db.update(savedReportsTable).set({ nextAt }).where(eq(savedReportsTable.id, row.id)).run()
  const [to, ...cc] = row.mailTo.filter((address) => !isSuppressed(writer, address))
  if (to === undefined) return
  const language = Language.parse(row.language)
  const { legalName, email } = getFirmProfile(writer)
  const { subject, text } = reportTexts[language].mail
  const words = { name: row.name, firm: legalName }
  queueMail(writer, context, {
    ...{ to, cc, replyTo: email, language },
    subject: subject(words),
    text: text(words),
    attachments: [{ module: 'reports', id: row.id }],
    record: { kind: 'savedReport', id: row.id },
    link: `reports/saved/${row.id}`,
  })
}
