import type { Env } from '../../../core/env.ts'
import type { Store } from '../../../firm/store.ts'
import { organizerAddress } from './guest-address.ts'
import { invitationFileOf, methodFor } from './invitation-file.ts'
import { getGuest } from './reader.ts'

/** The invitation, or its end, as calendar programs take it from a mail (RFC 6047). */
export async function renderAttachment({ reader }: Store, env: Env, id: string) {
  const row = getGuest(reader, id)
  const address = await organizerAddress(reader, env, row)
  const method = methodFor(row, address)
  const file = invitationFileOf(reader, row, { method, address })
  const type = `text/calendar; charset=utf-8; method=${method}`
  return { name: file.name, type, bytes: await file.bytes() }
}
