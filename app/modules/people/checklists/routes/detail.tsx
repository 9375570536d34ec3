import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { Button, FactList, LinkButton, PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { checklistsContract } from '#contract/people/checklists.ts'
import { StepsList } from '../components/steps-list.tsx'
import { checklistPath, checklistsPath } from '../paths.ts'
import { Ticked, tick } from '../tick-action.server.ts'

const deleteId = 'delete-checklist'

/** One person's checklist. */
export async function loader(args: Args) {
  const access = await requireFirm(args)
  const checklistId = requireIdParam(args, 'checklistId')
  const [checklist, panels] = await Promise.all([
    access.call(checklistsContract.get, { firmId: access.firm.firmId, checklistId }),
    loadPanels(access, 'checklist', checklistId),
  ])
  return { head: pageMeta(args, { title: checklist.employeeName }), checklist, panels }
}

/** A step that is ticked; without one the whole is deleted. */
const Asked = z.object({ step: Ticked.optional() })

export const action = typedFormAction({
  parse: ({ form }) => {
    const step = form.intent === 'delete' ? undefined : form.data
    return parseForm(Asked, form, { step })
  },
  send: async (page, { step }) => {
    if (step) return tick(page, step)
    const ids = { firmId: page.firmId, checklistId: page.id('checklistId') }
    return page.call(checklistsContract.delete, ids, page.form)
  },
  done: ({ firmId, id, t }, _result, { step }) => {
    const words = t('checklists')
    if (!step) return { to: checklistsPath(firmId), message: words('done.delete') }
    return {
      to: checklistPath(firmId, id('checklistId')),
      message: words(step.isDone ? 'done.tick' : 'done.untick'),
    }
  },
})

export default function ChecklistRoute() {
  const { checklist, panels } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('checklists')
  const format = useFormat()
  const { firm, can } = useFirm()
  const { name, employeeName, employeeId, day, things } = checklist
  return (
    <>
      <PageHead
        title={employeeName}
        sentence={`${name}, ${format.date(day)}`}
        crumb={{ href: checklistsPath(firm.firmId), label: t('list.title') }}
        actions={
          <>
            <LinkButton href={`/firms/${firm.firmId}/employees/${employeeId}`} icon="user">
              {t('field.employeeId')}
            </LinkButton>
            {can('employee:delete') && (
              <Button kind="ghost" icon="trash-2" opens={deleteId}>
                {t('detail.delete')}
              </Button>
            )}
          </>
        }
      />
      <RefusalSummary refusal={refusal} labels={{}} formId="steps" />
      <StepsList checklist={checklist} />
      {things.length > 0 && (
        <Rules>
          <RulesCell title={t('detail.things')}>
            <FactList facts={things.map((one) => ({ term: one.name, value: one.number }))} />
          </RulesCell>
        </Rules>
      )}
      <AskDialog
        id={deleteId}
        title={t('detail.deleteAsk')}
        words={t('detail.deleteAskWords')}
        intent="delete"
        submit={t('detail.delete')}
        keep={t('detail.keep')}
      />
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
