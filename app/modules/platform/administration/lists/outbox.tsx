import type { Column, Filter } from '#app/shell/register/describe.ts'
import { describePlatformList } from '#app/shell/register/platform.ts'
import { Tag } from '#app/ui/index.ts'
import {
  type OutboxMail,
  OutboxQuery,
  outboxContract,
  outboxStates,
} from '#contract/platform/outbox.ts'
import { outboxPath } from '../paths.ts'

/** States that say more than that the mail is out. */
const marked: ReadonlySet<string> = new Set(['held', 'queued', 'sending', 'bounced', 'failed'])

const columns: Column<OutboxMail, unknown>[] = [
  {
    name: 'subject',
    kind: 'link',
    label: 'mail.subject',
    sort: 'subject',
    after: ({ state }, { t }) => marked.has(state) && <Tag>{t(`mail.state.${state}`)}</Tag>,
  },
  { name: 'to', kind: 'text', label: 'mail.to', sort: 'to', place: 'detail' },
  { name: 'state', kind: 'choice', choices: 'mail.state', label: 'filter.state', isFileOnly: true },
  { name: 'error', kind: 'text', label: 'mail.error', isFileOnly: true },
  { name: 'sentAt', kind: 'instant', label: 'mail.sentAt', sort: 'newest', place: 'state' },
]

const filters: Filter<unknown>[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'filter.state',
    choices: ({ t }) =>
      outboxStates.map((state) => ({ value: state, label: t(`mail.state.${state}`) })),
  },
]

/** Every mail of the installation. */
export const outboxList = describePlatformList({
  name: 'outbox',
  texts: 'administration',
  prefix: 'outbox',
  path: outboxPath.slice(1),
  query: OutboxQuery,
  tabs: ['all'],
  columns,
  filters,
  read: ({ call }, query) => call(outboxContract.list, query),
})
