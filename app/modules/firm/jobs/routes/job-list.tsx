import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { jobsPath, SettingsHead } from '#app/modules/firm/firms/index.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { listHref, readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, Pagination, Tabs } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { FirmJobQuery, firmJobStates, firmJobsContract } from '#contract/firm/jobs.ts'
import { firmJobLine, JobTable } from '../components/job-table.tsx'

const JobAction = z.object({ verb: z.enum(['retry', 'dismiss']), jobId: Id })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const query = readListQuery(FirmJobQuery, args.request)
  const page = await call(firmJobsContract.list, { ...query, firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('jobs')('list.title') }), query, page }
}

/** Tries a job again, or leaves it undone. One that is settled meanwhile is said to be. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const t = (await getVisit(args)).t('jobs')
  const { intent, data } = await readForm(args.request)
  const wanted = JobAction.safeParse({ verb: intent, jobId: data.jobId })
  if (!wanted.success) throw new AppError('malformed', 'No intent')
  const { verb, jobId } = wanted.data
  const path = jobsPath(firm.firmId)
  try {
    await call(firmJobsContract[verb], { firmId: firm.firmId, jobId })
  } catch (error) {
    if (!(error instanceof AppError) || !['not_found', 'conflict'].includes(error.code)) throw error
    return redirectWithToast(args, path, { type: 'warning', message: t('list.settled') })
  }
  const message = verb === 'retry' ? t('list.retried') : t('list.dismissed')
  return redirectWithToast(args, path, { type: 'success', message })
}

export default function JobListRoute() {
  const { query, page } = useLoaderData<typeof loader>()
  const t = useT('jobs')
  const { number } = useFormat()
  const { firm } = useFirm()
  const path = jobsPath(firm.firmId)
  const { state } = query
  return (
    <>
      <SettingsHead sentence={t('list.sentence')} />
      <Tabs
        isPadded
        label={t('list.title')}
        tabs={firmJobStates.map((one) => ({
          href: listHref(path, { state: one === 'failed' ? undefined : one }),
          label: t(`list.tabs.${one}`, { number: number(page.counts[one]) }),
          isCurrent: one === state,
        }))}
      />
      {page.rows.length > 0 && (
        <JobTable
          rows={page.rows.map((row) => firmJobLine(firm.firmId, row))}
          isFailed={state === 'failed'}
        />
      )}
      {page.rows.length === 0 && (
        <Empty title={t(`list.none.${state}`)}>{t(`list.noneWords.${state}`)}</Empty>
      )}
      <JobPager />
    </>
  )
}

/** The list goes one way only, for what was done is gone from it. */
function JobPager() {
  const { query, page } = useLoaderData<typeof loader>()
  const t = useT('list')
  const { firm } = useFirm()
  const { state, after } = query
  if (!page.next && after === undefined) return null
  const path = jobsPath(firm.firmId)
  const first = after === undefined ? undefined : listHref(path, { state })
  const next = page.next ? listHref(path, { state, after: page.next }) : undefined
  return (
    <Pagination
      label={t('pages')}
      first={{ label: t('first'), href: first }}
      previous={{ label: t('previous'), href: undefined }}
      next={{ label: t('next'), href: next }}
    />
  )
}

export const meta = headOf
