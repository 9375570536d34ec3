import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { Id, optionalText, Version } from '#contract/core/fields.ts'
import { ownTimeContract } from '#contract/people/attendance.ts'
import { CorrectionList } from '../components/correction-list.tsx'
import { correctionsPath, ownTimePath } from '../paths.ts'

/** Corrections that wait for the decision of whoever asks. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, corrections] = await Promise.all([
    getVisit(args),
    call(ownTimeContract.listWaiting, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('attendance')('menu.corrections') }), corrections }
}

const Decided = z.object({ correctionId: Id, version: Version, reason: optionalText(400) })

export const action = typedFormAction({
  parse: ({ form }) => parseForm(Decided, form),
  send: ({ call, firmId, form }, value) => {
    const isApproved = form.intent === 'approve'
    return call(ownTimeContract.decide, { ...value, firmId, isApproved }, form)
  },
  done: ({ firmId, form, t }) => ({
    to: correctionsPath(firmId),
    message: t('attendance')(form.intent === 'approve' ? 'done.approve' : 'done.reject'),
  }),
})

export default function CorrectionsRoute() {
  const { corrections } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('attendance')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('menu.corrections')}
        sentence={t('corrections.sentence')}
        crumb={{ href: ownTimePath(firm.firmId), label: t('own.title') }}
      />
      <RefusalSummary
        refusal={refusal}
        labels={{ reason: t('field.rejectReason') }}
        formId="corrections"
      />
      {corrections.length === 0 ? (
        <Empty title={t('corrections.none')}>{t('corrections.noneWords')}</Empty>
      ) : (
        <Rules>
          <RulesCell title={t('corrections.waiting')}>
            <CorrectionList corrections={corrections} />
          </RulesCell>
        </Rules>
      )}
    </>
  )
}

export const meta = headOf
