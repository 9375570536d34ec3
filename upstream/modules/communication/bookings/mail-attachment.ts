import type { Env } from '../../../core/env.ts'
import type { Store } from '../../../firm/store.ts'
import { fileOf } from './appointment-file.ts'
import { getBookingRow } from './reader.ts'

/** The appointment as it is when the mail leaves. @throws AppError not_found for a cancelled one */
export async function renderAttachment({ reader }: Store, _: Env, id: string) {
  const file = fileOf(reader, getBookingRow(reader, id))
  return { name: file.name, type: 'text/calendar', bytes: await file.bytes() }
}
