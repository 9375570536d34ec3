import type { Column, Filter } from '#app/shell/register/describe.ts'
import { describePlatformList } from '#app/shell/register/platform.ts'
import { text } from '#app/ui/index.ts'
import { countryCodes } from '#contract/core/countries.ts'
import {
  type AdministeredFirm,
  AdministeredFirmQuery,
  administeredFirmsContract,
  firmStates,
} from '#contract/platform/administered-firms.ts'
import * as styles from '../components/list.css.ts'
import { FirmTags } from '../components/tags.tsx'
import { firmsPath, userPath } from '../paths.ts'
import { loadPlans, type Plans, planFilter } from './plans.ts'
import { seenColumn, sinceColumn } from './usual-columns.tsx'

const columns: Column<AdministeredFirm, Plans>[] = [
  {
    name: 'legalName',
    kind: 'link',
    label: 'firm',
    sort: 'name',
    after: (row, { format }) => (
      <>
        <FirmTags firm={row} />
        <span className={styles.below}>
          {[row.place, format.country(row.country)].filter(Boolean).join(', ')}
        </span>
      </>
    ),
  },
  { name: 'place', kind: 'text', label: 'files.place', isFileOnly: true },
  { name: 'country', kind: 'text', label: 'filter.country', isFileOnly: true },
  {
    name: 'owner',
    kind: 'text',
    label: 'owner',
    place: 'detail',
    value: ({ owner }) => owner?.name,
    cell: ({ owner }) =>
      owner && (
        <a className={text.link} href={userPath(owner.id)}>
          {owner.name}
        </a>
      ),
  },
  {
    name: 'email',
    kind: 'text',
    label: 'files.email',
    isFileOnly: true,
    value: ({ owner }) => owner?.email,
  },
  { name: 'planId', kind: 'text', label: 'plan' },
  { name: 'members', kind: 'number', label: 'members' },
  { name: 'documents', kind: 'number', label: 'documents', value: ({ usage }) => usage?.documents },
  {
    name: 'storage',
    kind: 'number',
    label: 'storage',
    fileLabel: 'files.storageBytes',
    place: 'figure',
    value: ({ usage }) => usage?.storageBytes,
    cell: ({ usage }, { format }) => usage && format.fileSize(usage.storageBytes),
  },
  { name: 'state', kind: 'choice', choices: 'state', label: 'filter.state', isFileOnly: true },
  seenColumn,
  sinceColumn,
]

const filters: Filter<Plans>[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'filter.state',
    choices: ({ t }) => firmStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
  },
  {
    kind: 'choice',
    name: 'country',
    label: 'filter.country',
    choices: ({ format }) =>
      countryCodes
        .map((code) => ({ value: code, label: format.country(code) }))
        .sort((a, b) => a.label.localeCompare(b.label, format.locale)),
  },
  planFilter,
  {
    kind: 'choice',
    name: 'consent',
    label: 'filter.consent',
    choices: ({ t }) => [{ value: 'given', label: t('filter.consentGiven') }],
  },
]

/** Every firm with its owner and what it takes up. */
export const firmList = describePlatformList({
  name: 'firms',
  texts: 'administration',
  prefix: 'firms',
  path: firmsPath.slice(1),
  query: AdministeredFirmQuery,
  tabs: ['all'],
  columns,
  filters,
  load: loadPlans,
  read: ({ call }, query) => call(administeredFirmsContract.list, query),
})
