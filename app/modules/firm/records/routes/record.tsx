import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, usePage } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { recordPath } from '#app/shell/records/paths.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { kindText } from '#app/shell/records/record-words.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { Id } from '#contract/core/fields.ts'
import { PageQuery } from '#contract/core/page.ts'
import { recordsContract } from '#contract/firm/records.ts'
import { actOnRecord } from '../act-on-record.server.ts'
import { Question } from '../components/question.tsx'
import { recordOf } from '../record-request.server.ts'

/** What the address asks: before what is taken away, or for a form of its own. */
const Asked = PageQuery.pick({ after: true, before: true }).extend({
  remove: Id.optional(),
  delete: Id.optional(),
  edit: Id.optional(),
  mention: z.literal('1').optional(),
})

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const record = recordOf(args)
  const asked = readListQuery(Asked, args.request)
  const ids = { firmId: access.firm.firmId, kind: record.kind, recordId: record.id }
  const isWritten = asked.edit !== undefined || asked.mention !== undefined
  const [panels, history] = await Promise.all([
    loadPanels(access, record.kind, record.id),
    access.call(recordsContract.history, {
      ...ids,
      after: asked.after,
      before: asked.before,
      size: 50,
    }),
  ])
  const readers =
    isWritten && panels.canComment ? await access.call(recordsContract.listReaders, ids) : []
  const head = pageMeta(args, { title: panels.title })
  return {
    head,
    panels: { ...panels, history: history.rows, older: null },
    history,
    asked,
    readers,
  }
}

/** Answers the forms of a record's panels, and goes back to its page. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const record = recordOf(args)
  // Who may not see the record is refused before anything is read of what they sent.
  const { path } = await loadPanels(access, record.kind, record.id)
  const form = await readForm(args.request, { lists: ['files', 'mentions'] })
  const outcome = await actOnRecord(access, record, form)
  if (outcome.refusal) return refuse(outcome.refusal, outcome.status)
  const { t } = await getVisit(args)
  const message = t('records')(`done.${outcome.done}`)
  const to = `/firms/${access.firm.firmId}/${path}#${outcome.panel}`
  return redirectWithToast(args, to, { type: 'success', message })
}

export default function RecordRoute() {
  const { panels, history, asked, readers } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const { texts } = usePage()
  const { firm } = useFirm()
  const name = `${kindText(texts, panels.kind)} ${panels.title}`
  const path = recordPath(firm.firmId, panels)
  return (
    <>
      <PageHead
        title={panels.title}
        crumb={{ href: `/firms/${firm.firmId}/${panels.path}`, label: name }}
      />
      <Question panels={panels} asked={asked} readers={readers} refusal={refusal} />
      <RecordPanels of={panels} refusal={refusal} />
      <ListPager page={history} path={path} query={{}} />
    </>
  )
}

export const meta = headOf
