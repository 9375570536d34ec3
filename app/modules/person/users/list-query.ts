import { z } from 'zod'
import { MembersQuery } from '#contract/firm/members.ts'

/** What the address of the list says: which of its two tables, and what is looked for. */
export const ListQuery = MembersQuery.extend({
  tab: z.enum(['members', 'invitations']).default('members'),
})
export type ListQuery = z.infer<typeof ListQuery>
