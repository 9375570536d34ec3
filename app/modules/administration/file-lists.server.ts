import type { z } from 'zod'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import type { AnyRow, Column } from '#app/shell/register/describe.ts'
import { upstream } from '#app/upstream.server.ts'
import {
  type AdministeredFirm,
  AdministeredFirmQuery,
  administeredFirmsContract,
} from '#contract/administered-firms.ts'
import {
  type AdministeredUser,
  AdministeredUserQuery,
  administeredUsersContract,
} from '#contract/administered-users.ts'
import { type FailedJob, FailedJobQuery, failedJobsContract } from '#contract/failed-jobs.ts'
import { type OutboxMail, OutboxQuery, outboxContract } from '#contract/outbox.ts'
import type { PageQuery } from '#contract/page.ts'

/** As many rows as the API gives at once. */
const pieceSize = 200

type Piece = { rows: AnyRow[]; next: string | null }

/** A list of the platform as a file: the rows that its address shows, and their columns. */
export type FileList = {
  columns: readonly Column<AnyRow, unknown>[]
  read(args: Args): (after: string | null) => Promise<Piece>
}

/** By the last part of their address: `/admin/firms`. */
export const fileLists: Readonly<Record<string, FileList>> = {
  firms: describeList<AdministeredFirm, AdministeredFirmQuery>({
    query: AdministeredFirmQuery,
    read: (args, query) => upstream(args).call(administeredFirmsContract.list, query),
    columns: [
      { name: 'legalName', label: 'firms.firm', kind: 'text' },
      { name: 'place', label: 'files.place', kind: 'text' },
      { name: 'country', label: 'filter.country', kind: 'text' },
      { name: 'owner', label: 'firms.owner', kind: 'text', value: ({ owner }) => owner?.name },
      { name: 'email', label: 'files.email', kind: 'text', value: ({ owner }) => owner?.email },
      { name: 'planId', label: 'firms.plan', kind: 'text' },
      { name: 'members', label: 'firms.members', kind: 'number' },
      {
        name: 'documents',
        label: 'firms.documents',
        kind: 'number',
        value: ({ usage }) => usage?.documents,
      },
      {
        name: 'storage',
        label: 'files.storageBytes',
        kind: 'number',
        value: ({ usage }) => usage?.storageBytes,
      },
      { name: 'state', label: 'filter.state', kind: 'choice', choices: 'state' },
      { name: 'lastSeenAt', label: 'firms.lastSeen', kind: 'instant' },
      { name: 'createdAt', label: 'firms.since', kind: 'instant' },
    ],
  }),
  users: describeList<AdministeredUser, AdministeredUserQuery>({
    query: AdministeredUserQuery,
    read: (args, query) => upstream(args).call(administeredUsersContract.list, query),
    columns: [
      { name: 'name', label: 'users.name', kind: 'text' },
      { name: 'email', label: 'files.email', kind: 'text' },
      { name: 'kind', label: 'users.kind', kind: 'choice', choices: 'kind' },
      { name: 'firms', label: 'users.firms', kind: 'number' },
      { name: 'planId', label: 'users.plan', kind: 'text' },
      { name: 'hasSecondFactor', label: 'users.secondFactor', kind: 'yesNo' },
      { name: 'isSuspended', label: 'state.suspended', kind: 'yesNo' },
      { name: 'lastSeenAt', label: 'users.lastSeen', kind: 'instant' },
      { name: 'createdAt', label: 'users.since', kind: 'instant' },
    ],
  }),
  outbox: describeList<OutboxMail, OutboxQuery>({
    query: OutboxQuery,
    read: (args, query) => upstream(args).call(outboxContract.list, query),
    columns: [
      { name: 'subject', label: 'mail.subject', kind: 'text' },
      { name: 'to', label: 'mail.to', kind: 'text' },
      { name: 'state', label: 'filter.state', kind: 'choice', choices: 'mail.state' },
      { name: 'error', label: 'mail.error', kind: 'text' },
      { name: 'sentAt', label: 'mail.sentAt', kind: 'instant' },
    ],
  }),
  'failed-jobs': describeList<FailedJob, FailedJobQuery>({
    query: FailedJobQuery,
    read: (args, query) => upstream(args).call(failedJobsContract.list, query),
    columns: [
      { name: 'kind', label: 'jobs.job', kind: 'text' },
      { name: 'title', label: 'files.about', kind: 'text' },
      { name: 'firm', label: 'firms.firm', kind: 'text', value: ({ firm }) => firm.name },
      { name: 'error', label: 'jobs.error', kind: 'text' },
      { name: 'attempts', label: 'jobs.attempts', kind: 'number' },
      { name: 'failedAt', label: 'jobs.failedAt', kind: 'instant' },
      { name: 'state', label: 'filter.state', kind: 'choice', choices: 'jobs.state' },
    ],
  }),
}

type Description<Row extends AnyRow, Query extends PageQuery> = {
  /** Of the contract; the filters and the order of the page. */
  query: z.ZodType<Query>
  read(args: Args, query: Query): Promise<{ rows: Row[]; next: string | null }>
  columns: readonly Column<Row, unknown>[]
}

/** Types columns by rows; whoever writes the file takes them as any. */
function describeList<Row extends AnyRow, Query extends PageQuery>(
  description: Description<Row, Query>,
): FileList {
  const { query, read, columns } = description
  return {
    columns,
    read(args) {
      const given = readListQuery(query, args.request)
      const first = { ...given, after: undefined, before: undefined, size: pieceSize }
      return (after) => read(args, after === null ? first : { ...first, after })
    },
  }
}
