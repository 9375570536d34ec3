import type { Env } from '../../../core/env.ts'
import type { Reader } from '../../../firm/store.ts'
import { claimAddress, isReachable } from '../../../mail/addresses.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { replyAddress } from '../../firm/mails/index.ts'
import type { GuestRow } from './reader.ts'

/** What stands after the plus sign of the address at which a guest answers, in small letters. */
export function guestTag({ id }: Pick<GuestRow, 'id'>): string {
  return `guest-${id.toLowerCase()}`
}

/**
 * Where the calendar of a guest sends their answer: the firm's own mailbox, which understands it. Where
 * no mail from outside can reach that one, the firm's address for answers, for people to read; empty
 * where there is none.
 */
export async function organizerAddress(reader: Reader, env: Env, row: GuestRow): Promise<string> {
  if (!isReachable(env)) return replyAddress(reader)
  const { id: firmId, tradeName, legalName } = getFirmProfile(reader)
  const address = await claimAddress(env, { firmId, userId: null }, tradeName || legalName)
  return address.replace('@', `+${guestTag(row)}@`)
}
