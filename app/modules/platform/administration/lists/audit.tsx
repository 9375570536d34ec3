import type { Translate } from '#app/shell/i18n/translate.ts'
import type { Column, Filter } from '#app/shell/register/describe.ts'
import { describePlatformList } from '#app/shell/register/platform.ts'
import { text } from '#app/ui/index.ts'
import {
  type DirectoryAuditEntry,
  DirectoryAuditQuery,
  directoryAuditContract,
} from '#contract/platform/directory-audit.ts'
import { AuditChanges } from '../components/audit-changes.tsx'
import { auditPath, firmPath, userPath } from '../paths.ts'

/** What can be chosen to filter by. */
type Actions = readonly string[]

const columns: Column<DirectoryAuditEntry, Actions>[] = [
  // With the time of day, in files too: an audit is read to the second.
  {
    name: 'at',
    kind: 'text',
    label: 'at',
    sort: 'at',
    place: 'state',
    value: ({ at }, { format }) => format.dateTime(at),
    fileValue: ({ at }) => at,
  },
  {
    name: 'action',
    kind: 'text',
    label: 'action',
    sort: 'action',
    place: 'name',
    tone: 'strong',
    value: ({ action }, { texts }) => actionName(texts('administration'), action),
    fileValue: ({ action }) => action,
  },
  {
    name: 'actorName',
    kind: 'text',
    label: 'by',
    sort: 'by',
    place: 'detail',
    cell: ({ actorId, actorName }) => (
      <Named href={actorId && userPath(actorId)} name={actorName} />
    ),
  },
  {
    name: 'subject',
    kind: 'text',
    label: 'subject',
    place: 'secondDetail',
    value: ({ firm, user }) => [firm?.name, user?.name].filter(Boolean).join(', '),
    cell: ({ firm, user }) => (
      <>
        {firm && <Named href={firmPath(firm.id)} name={firm.name || firm.id} />}
        {firm && user && ', '}
        {user && <Named href={userPath(user.id)} name={user.name || user.id} />}
      </>
    ),
  },
  {
    name: 'change',
    kind: 'text',
    label: 'change',
    value: ({ before, after }) => [before, after].filter(Boolean).join(' → '),
    cell: (row) => <AuditChanges entry={row} />,
  },
  { name: 'actorId', kind: 'text', label: 'files.byId', isFileOnly: true },
  {
    name: 'firmId',
    kind: 'text',
    label: 'files.firmId',
    isFileOnly: true,
    value: ({ firm }) => firm?.id,
  },
  {
    name: 'userId',
    kind: 'text',
    label: 'files.userId',
    isFileOnly: true,
    value: ({ user }) => user?.id,
  },
  { name: 'addressMark', kind: 'text', label: 'files.addressMark', isFileOnly: true },
]

/** A name that leads to its page, where there is one. */
function Named({ href, name }: { href: string | null; name: string }) {
  if (href === null) return name || '–'
  return (
    <a className={text.link} href={href}>
      {name || href}
    </a>
  )
}

const filters: Filter<Actions>[] = [
  {
    kind: 'choice',
    name: 'action',
    label: 'action',
    choices: ({ extra, texts }) =>
      extra.map((action) => ({
        value: action,
        label: actionName(texts('administration'), action),
      })),
  },
  { kind: 'dateSpan', from: 'from', to: 'to', label: 'at' },
  { kind: 'kept', name: 'firmId', label: 'firmId' },
  { kind: 'kept', name: 'userId', label: 'userId' },
]

/** Every change of the directory. */
export const auditList = describePlatformList({
  name: 'audit',
  texts: 'administration',
  prefix: 'audit',
  path: auditPath.slice(1),
  query: DirectoryAuditQuery,
  tabs: ['all'],
  columns,
  filters,
  load: ({ call }): Promise<Actions> => call(directoryAuditContract.listActions, undefined),
  read: ({ call }, query) => call(directoryAuditContract.list, query),
})

/** What was done, in words; its own name where there are none. `t` is of `administration`. */
function actionName(t: Translate, action: string): string {
  return t(`action.${action}`, { defaultValue: action })
}
