import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Its mails have links to unsubscribe, too, which lead to the page of campaigns. */
    leaveLinks: LeaveLinks
  }
}

type LeaveLinks = {
  /** Whose a link is, by its secret part; undefined for none of the module's. */
  find: (reader: Reader, secret: string) => { address: string; language: string } | undefined
  /** What follows when an address unsubscribes, by whichever link, in the same transaction. */
  left: (writer: Writer, context: FirmContext, address: string) => void
}

/** Whose a link of another module's mails is. */
export function findLeaveLink(reader: Reader, secret: string) {
  for (const { find } of hooks('leaveLinks')) {
    const found = find(reader, secret)
    if (found) return found
  }
  return undefined
}

export const runLeft: LeaveLinks['left'] = (...given) => {
  for (const { left } of hooks('leaveLinks')) left(...given)
}
