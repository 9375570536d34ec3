import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, SheetPad, Stack, Status } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { membersContract } from '#contract/firm/members.ts'
import { workImportsContract } from '#contract/projects/work-imports.ts'
import { ChooseColumns } from '../components/choose-columns.tsx'
import { ImportHeadActions } from '../components/import-actions.tsx'
import { ImportPeople } from '../components/import-people.tsx'
import { ImportResult } from '../components/import-result.tsx'
import { TrialTables } from '../components/trial-tables.tsx'
import { columnsOf, PeopleForm } from '../form.ts'
import { workImportPath, workImportsPath } from '../paths.ts'
import { stateDiscs } from '../state-discs.ts'

/** After so many seconds a browser without script looks again how far an import is. */
const refreshAfter = 3

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = { firmId: firm.firmId, workImportId: requireIdParam(args, 'workImportId') }
  const [work, people] = await Promise.all([
    call(workImportsContract.get, ids),
    call(membersContract.listNames, { firmId: firm.firmId }),
  ])
  const isUnderWay = work.state === 'running' || work.state === 'undoing'
  return {
    head: pageMeta(args, { title: work.fileName }),
    work,
    people,
    ...(isUnderWay && { refreshAfter }),
  }
}

/** Says what columns are, imports a file, forgets it, or takes back what it brought. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t: texts } = await getVisit(args)
  const t = texts('work-import')
  const form = await readForm(args.request)
  const { intent, idempotencyKey } = form
  const { firmId } = firm
  const ids = { firmId, workImportId: requireIdParam(args, 'workImportId') }
  const options = { idempotencyKey }
  const named = parseForm(PeopleForm, form)
  if (named.refusal) return refuse(named.refusal)
  const result = await attempt(form, async () => {
    switch (intent) {
      case 'discard':
        await call(workImportsContract.discard, ids)
        return t('done.discard')
      case 'undo': {
        const { state } = await call(workImportsContract.undo, ids, options)
        return t(state === 'undone' ? 'done.undo' : 'done.undoing')
      }
      case 'columns':
        await call(workImportsContract.setColumns, { ...ids, ...columnsOf(form) }, options)
        return t('done.columns')
      case 'commit': {
        const sent = { ...ids, people: named.value.people }
        const { state } = await call(workImportsContract.commit, sent, options)
        return t(state === 'done' ? 'done.commit' : 'done.running')
      }
      default:
        throw new AppError('malformed', 'No intent')
    }
  })
  if (result.refusal) return refuse(result.refusal, result.status)
  const to =
    intent === 'discard' ? workImportsPath(firmId) : workImportPath(firmId, ids.workImportId)
  return redirectWithToast(args, to, { type: 'success', message: result.value })
}

export default function WorkImportRoute() {
  const { work, people } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('work-import')
  const { dateTime } = useFormat()
  const { firm } = useFirm()
  const { fileName, state, program, createdAt, createdByName } = work
  const by = t('list.by', { name: createdByName, at: dateTime(createdAt) })
  const isFormOwn = state === 'columns' || state === 'open'
  return (
    <>
      <PageHead
        title={fileName}
        mark={<Status kind={stateDiscs[state]}>{t(`state.${state}`)}</Status>}
        sentence={[program && t(`program.${program}`), by].filter(Boolean).join(' · ')}
        crumb={{ href: workImportsPath(firm.firmId), label: t('list.title') }}
        actions={<ImportHeadActions work={work} />}
      />
      {refusal && !isFormOwn && (
        <SheetPad>
          <RefusalSummary refusal={refusal} />
        </SheetPad>
      )}
      {state === 'columns' && <ChooseColumns heads={work.heads} refusal={refusal} />}
      {state === 'open' && <ImportPeople work={work} people={people} refusal={refusal} />}
      <Stack gap="s5">
        {!isFormOwn && <ImportResult work={work} />}
        {work.trial && <TrialTables trial={work.trial} isOpen={state === 'open'} />}
      </Stack>
    </>
  )
}

export const meta = headOf
