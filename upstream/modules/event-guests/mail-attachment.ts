import type { Env } from '../../env.ts'
import type { Store } from '../../firm/store.ts'
import { invitationFileOf, methodFor } from './invitation-file.ts'
import { getGuest } from './reader.ts'

/** The invitation, or its end, as calendar programs take it from a mail (RFC 6047). */
export async function renderAttachment({ reader }: Store, _: Env, id: string) {
  const row = getGuest(reader, id)
  const method = methodFor(reader, row)
  const file = invitationFileOf(reader, row, method)
  const type = `text/calendar; charset=utf-8; method=${method}`
  return { name: file.name, type, bytes: await file.bytes() }
}
