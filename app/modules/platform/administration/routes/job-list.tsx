import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf } from '#app/shell/page-meta.ts'
import { actOnPlatformViews } from '#app/shell/register/act-on-views.server.ts'
import { loadList } from '#app/shell/register/load-list.server.ts'
import { RegisterList } from '#app/shell/register/register-list.tsx'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { FailedJob, failedJobsContract } from '#contract/platform/failed-jobs.ts'
import { JobTable } from '../components/job-table.tsx'
import { jobList } from '../lists/jobs.ts'
import { jobsPath } from '../paths.ts'

const JobAction = z.object({ verb: z.enum(['retry', 'dismiss']), jobId: Id })
const Rows = z.array(FailedJob)

export function loader(args: Args) {
  return loadList(args, jobList)
}

/** Tries a job once more, or leaves it; the button says which. Or keeps a view of the list. */
export async function action(args: Args) {
  const t = (await getVisit(args)).t('administration')
  const form = await readForm(args.request)
  const { intent, data } = form
  if (intent.startsWith('view.')) return actOnPlatformViews(args, jobList, form)
  const wanted = JobAction.safeParse({ verb: intent, jobId: data.jobId })
  if (!wanted.success) throw new AppError('malformed', 'No intent')
  const job = await upstream(args).call(failedJobsContract[wanted.data.verb], {
    jobId: wanted.data.jobId,
  })
  const isSettled = job.state !== 'open'
  return redirectWithToast(args, jobsPath, {
    type: isSettled ? 'success' : 'warning',
    message: t(`jobs.now.${job.state}`, { title: job.title }),
  })
}

export default function JobListRoute() {
  const { head: _, ...loaded } = useLoaderData<typeof loader>()
  const view = { ...loaded, register: jobList }
  const table = <JobTable rows={Rows.parse(view.page.rows)} view={view} />
  return <RegisterList {...view} table={table} />
}

export const meta = headOf
