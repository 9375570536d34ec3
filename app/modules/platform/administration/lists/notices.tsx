import type { About, Column, Filter } from '#app/shell/register/describe.ts'
import { describePlatformList } from '#app/shell/register/platform.ts'
import { Tag } from '#app/ui/index.ts'
import {
  NoticeQuery,
  noticesOfOfferingsContract,
  type OfferingNotice,
} from '#contract/public-site/notices-of-offerings.ts'
import { noticesPath } from '../paths.ts'
import { describeSubjects } from '../subjects.ts'

function subjectsOf({ texts }: About<unknown>) {
  return describeSubjects(texts('administration'), texts('site'))
}

const columns: Column<OfferingNotice, unknown>[] = [
  { name: 'email', kind: 'text', label: 'email', sort: 'email', place: 'name', tone: 'strong' },
  {
    name: 'about',
    kind: 'text',
    label: 'offering',
    place: 'detail',
    value: (row, about) => subjectsOf(about).find(({ id }) => id === row.about)?.name,
  },
  {
    name: 'language',
    kind: 'text',
    label: 'language',
    value: ({ language }) => language.toUpperCase(),
  },
  {
    name: 'confirmedAt',
    kind: 'instant',
    label: 'confirmed',
    place: 'state',
    cell: ({ confirmedAt }, { t }) => (
      <Tag tone={confirmedAt ? 'ok' : 'warn'}>
        {t(confirmedAt ? 'tab.confirmed' : 'tab.unconfirmed')}
      </Tag>
    ),
  },
  { name: 'createdAt', kind: 'instant', label: 'asked', sort: 'newest', place: 'figure' },
]

const filters: Filter<unknown>[] = [
  {
    kind: 'choice',
    name: 'about',
    label: 'offering',
    choices: (about) => subjectsOf(about).map(({ id, name }) => ({ value: id, label: name })),
  },
]

/** The addresses that want to be notified of an offering. */
export const noticeList = describePlatformList({
  name: 'notices',
  texts: 'administration',
  prefix: 'notices',
  path: noticesPath.slice(1),
  query: NoticeQuery,
  tabs: ['all', 'confirmed', 'unconfirmed'],
  columns,
  filters,
  read: ({ call }, query) => call(noticesOfOfferingsContract.list, query),
})
