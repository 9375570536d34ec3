import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, FactList, PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { checklistsContract } from '#contract/people/checklists.ts'
import { handedOutContract } from '#contract/people/handed-out.ts'
import { StepsList } from '../components/steps-list.tsx'
import { ownChecklistsPath } from '../paths.ts'
import { Ticked, tick } from '../tick-action.server.ts'

/** What whoever asks has to do for themself or their team, and has of the firm. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, lists, things] = await Promise.all([
    getVisit(args),
    call(checklistsContract.listOwn, { firmId: firm.firmId }),
    call(handedOutContract.listOwn, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('checklists')('own.title') }), lists, things }
}

export const action = formAction({
  schema: Ticked,
  send: tick,
  done: ({ firmId, t }, _result, { isDone }) => ({
    to: ownChecklistsPath(firmId),
    message: t('checklists')(isDone ? 'done.tick' : 'done.untick'),
  }),
})

export default function OwnChecklistsRoute() {
  const { lists, things } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('checklists')
  const format = useFormat()
  const isEmpty = lists.length === 0 && things.length === 0
  return (
    <>
      <PageHead title={t('own.title')} sentence={t('own.sentence')} />
      <RefusalSummary refusal={refusal} labels={{}} formId="steps" />
      {isEmpty && <Empty title={t('own.none')}>{t('own.noneWords')}</Empty>}
      {!isEmpty && (
        <Rules>
          {lists.map((list) => (
            <RulesCell key={list.id} title={`${list.name}: ${list.employeeName}`} isFlush>
              <StepsList checklist={list} />
            </RulesCell>
          ))}
          {things.length > 0 && (
            <RulesCell title={t('own.things')}>
              <FactList
                facts={things.map(({ name, number, givenDate }) => ({
                  term: [name, number].filter(Boolean).join(', '),
                  value: t('own.since', { day: format.date(givenDate) }),
                }))}
              />
            </RulesCell>
          )}
        </Rules>
      )}
    </>
  )
}

export const meta = headOf
