import { eq } from 'drizzle-orm'
import type { Env } from '../../../core/env.ts'
import type { Store } from '../../../firm/store.ts'
import { mailKey } from '../../../mail/incoming/prepare-mail.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { FailedForGood } from '../../firm/jobs/index.ts'
import { mailFilesTable } from './tables.ts'

/** A file that a person put into a mail, when the mail leaves. */
export async function renderAttachment(store: Store, env: Env, id: string) {
  const { db } = store.reader
  const row = db.select().from(mailFilesTable).where(eq(mailFilesTable.id, id)).get()
  const firmId = getFirmProfile(store.reader).id
  const object = row && (await env.FILES.get(mailKey(firmId, row.mailId, row.id)))
  if (!row || !object) throw new FailedForGood('A file of the mail is missing')
  return { name: row.name, type: row.type, bytes: new Uint8Array(await object.arrayBuffer()) }
}
