import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { readForm } from '#app/shell/form/read-form.ts'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { listHref, readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead, Tabs } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/errors.ts'
import { FailedJobQuery, failedJobsContract, jobStates } from '#contract/failed-jobs.ts'
import { Id } from '#contract/fields.ts'
import { JobTable } from '../components/job-table.tsx'
import { jobsPath } from '../paths.ts'

const JobAction = z.object({ verb: z.enum(['retry', 'dismiss']), jobId: Id })

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const query = readListQuery(FailedJobQuery, args.request)
  const page = await upstream(args).call(failedJobsContract.list, query)
  return { head: pageMeta(args, { title: t('administration')('jobs.title') }), query, page }
}

/** Tries a job once more, or leaves it; the button says which. */
export async function action(args: Args) {
  const t = (await getVisit(args)).t('administration')
  const { intent, data } = await readForm(args.request)
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
  const { query, page } = useLoaderData<typeof loader>()
  const t = useT('administration')
  const { q, state, firmId } = query
  return (
    <>
      <PageHead title={t('jobs.title')} sentence={t('jobs.sentence')} />
      <Tabs
        isPadded
        label={t('jobs.title')}
        tabs={jobStates.map((one) => ({
          href: listHref(jobsPath, { state: one === 'open' ? undefined : one, firmId }),
          label: t(`jobs.state.${one}`),
          isCurrent: one === state,
        }))}
      />
      <ListBar path={jobsPath} q={q} label={t('jobs.search')} kept={{ state, firmId }} />
      {page.rows.length > 0 && <JobTable rows={page.rows} />}
      {page.rows.length === 0 && q !== undefined && (
        <NothingFoundFor q={q} clearHref={listHref(jobsPath, { state })} />
      )}
      {page.rows.length === 0 && q === undefined && (
        <Empty title={t('jobs.none')}>{t('jobs.noneWords')}</Empty>
      )}
      <ListPager page={page} path={jobsPath} query={query} />
    </>
  )
}

export const meta = headOf
