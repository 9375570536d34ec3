import type { SearchKinds } from '../../firm/records/index.ts'
import { openMailboxes } from './access.ts'

/** Conversations of a person's own mailbox, which nobody else finds. */
export const searchKinds: SearchKinds = {
  ownMail: {
    read: 'mail:view',
    reach: 'whole',
    path: (id) => `mail/threads/${id}`,
    groups: (reader, actor) =>
      openMailboxes(reader, actor)
        .filter(({ ownerId }) => ownerId !== null)
        .map(({ id }) => id),
  },
}
