import { jobName } from '#app/modules/firm/jobs/index.ts'
import type { Column, Filter } from '#app/shell/register/describe.ts'
import { describePlatformList } from '#app/shell/register/platform.ts'
import {
  type FailedJob,
  FailedJobQuery,
  failedJobsContract,
  jobStates,
} from '#contract/platform/failed-jobs.ts'
import { jobsPath } from '../paths.ts'

/** For the file: the page has the table that firms have, with its buttons. */
const columns: Column<FailedJob, unknown>[] = [
  {
    name: 'kind',
    kind: 'text',
    label: 'job',
    value: ({ kind }, { texts }) => jobName(texts, kind),
  },
  { name: 'title', kind: 'text', label: 'files.about' },
  { name: 'firm', kind: 'text', label: 'firms.firm', value: ({ firm }) => firm.name },
  { name: 'error', kind: 'text', label: 'error' },
  { name: 'attempts', kind: 'number', label: 'attempts' },
  { name: 'failedAt', kind: 'instant', label: 'failedAt' },
  { name: 'state', kind: 'choice', choices: 'tab', label: 'filter.state' },
]

const filters: Filter<unknown>[] = [{ kind: 'kept', name: 'firmId', label: 'firmId' }]

/** What firms gave up on. */
export const jobList = describePlatformList({
  name: 'failed-jobs',
  texts: 'administration',
  prefix: 'jobs',
  path: jobsPath.slice(1),
  query: FailedJobQuery,
  tabs: jobStates,
  columns,
  filters,
  read: ({ call }, query) => call(failedJobsContract.list, query),
})
