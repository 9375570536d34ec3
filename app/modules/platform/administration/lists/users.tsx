import type { Column, Filter } from '#app/shell/register/describe.ts'
import { describePlatformList } from '#app/shell/register/platform.ts'
import { userKinds } from '#contract/core/identity.ts'
import {
  type AdministeredUser,
  AdministeredUserQuery,
  administeredUsersContract,
  userStates,
} from '#contract/platform/administered-users.ts'
import * as styles from '../components/list.css.ts'
import { UserTags } from '../components/tags.tsx'
import { usersPath } from '../paths.ts'
import { loadPlans, type Plans, planFilter } from './plans.ts'
import { seenColumn, sinceColumn } from './usual-columns.tsx'

const columns: Column<AdministeredUser, Plans>[] = [
  {
    name: 'name',
    kind: 'link',
    label: 'name',
    sort: 'name',
    after: (row) => (
      <>
        <UserTags user={row} />
        <span className={styles.below}>{row.email}</span>
      </>
    ),
  },
  { name: 'email', kind: 'text', label: 'files.email', isFileOnly: true },
  { name: 'kind', kind: 'choice', choices: 'kind', label: 'kind', place: 'detail' },
  { name: 'firms', kind: 'number', label: 'firms' },
  { name: 'planId', kind: 'text', label: 'plan' },
  {
    name: 'hasSecondFactor',
    kind: 'yesNo',
    label: 'secondFactor',
    cell: ({ hasSecondFactor }, { t }) => t(hasSecondFactor ? 'on' : 'off'),
  },
  { name: 'isSuspended', kind: 'yesNo', label: 'state.suspended', isFileOnly: true },
  { ...seenColumn, sort: 'lastSeen' },
  sinceColumn,
]

const filters: Filter<Plans>[] = [
  {
    kind: 'choice',
    name: 'kind',
    label: 'filter.kind',
    choices: ({ t }) => userKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
  },
  {
    kind: 'choice',
    name: 'state',
    label: 'filter.state',
    choices: ({ t }) => userStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
  },
  {
    kind: 'choice',
    name: 'secondFactor',
    label: 'filter.secondFactor',
    choices: ({ t }) => [
      { value: 'on', label: t('filter.secondFactorOn') },
      { value: 'off', label: t('filter.secondFactorOff') },
    ],
  },
  planFilter,
]

/** Everybody who has an account. */
export const userList = describePlatformList({
  name: 'users',
  texts: 'administration',
  prefix: 'users',
  path: usersPath.slice(1),
  query: AdministeredUserQuery,
  tabs: ['all'],
  columns,
  filters,
  load: loadPlans,
  hasOwnNew: true,
  read: ({ call }, query) => call(administeredUsersContract.list, query),
})
