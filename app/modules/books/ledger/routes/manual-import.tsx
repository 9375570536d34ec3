import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { manualEntriesContract } from '#contract/books/manual-entries.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { FileFindings } from '../manual/file-findings.tsx'
import { ImportForm } from '../manual/import-form.tsx'
import { manualEntriesPath, manualEntryPath } from '../paths.ts'

export async function loader(args: Args) {
  const [{ t }, { timeZone }] = await Promise.all([getVisit(args), getFormat(args)])
  const initial = { content: 'journal', date: `${todayIn(timeZone).slice(0, 4)}-01-01` }
  return { head: pageMeta(args, { title: t('ledger')('manual.import') }), initial }
}

/** Makes drafts of the file, or shows line by line what is wrong with it. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const form = await readForm(args.request)
  const { file } = form.data
  const isOpening = textAt(form.data, 'content') === 'opening'
  const date = DateOnly.safeParse(textAt(form.data, 'date'))
  if (!(file instanceof File)) {
    return refuse({ values: form.values, problems: { file: { key: 'noFile' } } })
  }
  if (isOpening && !date.success) {
    return refuse({ values: form.values, problems: { date: { key: 'invalidDate' } } })
  }
  const content = isOpening ? ('opening' as const) : ('journal' as const)
  const input = { firmId, file, content, ...(isOpening && date.success && { date: date.data }) }
  const result = await attempt(form, () => call(manualEntriesContract.importFile, input, form))
  if (result.refusal) return refuse(result.refusal, result.status)
  const { created, entryId, problems } = result.value
  if (problems.length > 0) {
    const refusal = { values: form.values, problems: { file: { key: 'fileHasProblems' } } }
    return data({ refusal, problems }, { status: 422 })
  }
  const path = entryId ? manualEntryPath(firmId, entryId) : manualEntriesPath(firmId)
  const message = t('ledger')('manual.imported', { count: created })
  return redirectWithToast(args, path, { type: 'success', message })
}

export default function ManualImportRoute() {
  const { initial } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('ledger')
  const { firm } = useFirm()
  const path = manualEntriesPath(firm.firmId)
  return (
    <>
      <PageHead
        title={t('manual.import')}
        sentence={t('manual.importWords')}
        crumb={{ href: path, label: t('tab.entries') }}
      />
      <ImportForm initial={initial} refusal={answer?.refusal} cancelHref={path} />
      {answer && 'problems' in answer && <FileFindings problems={answer.problems} />}
    </>
  )
}

export const meta = headOf
