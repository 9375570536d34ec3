import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, PageHead, Row, Tag } from '#app/ui/index.ts'
import { dayTotalsContract } from '#contract/tills/day-totals.ts'
import { TotalFacts } from '../components/total-facts.tsx'
import { totalPath, totalsPath } from '../paths.ts'

const formId = 'reverse-form'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = { firmId: firm.firmId, dayTotalId: requireIdParam(args, 'dayTotalId') }
  const [total, panels] = await Promise.all([
    call(dayTotalsContract.get, ids),
    loadPanels({ call, firm }, 'dayTotal', ids.dayTotalId),
  ])
  return { head: pageMeta(args, { title: total.number }), total, panels }
}

/** Takes the total back, with a reason. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, dayTotalId: requireIdParam(args, 'dayTotalId') }
  const form = await readForm(args.request)
  const reason = textAt(form.data, 'reason').trim()
  if (reason === '') {
    return refuse({ values: form.values, problems: { reason: { key: 'required' } } })
  }
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(dayTotalsContract.reverse, { ...ids, reason }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, totalPath(firm.firmId, ids.dayTotalId), {
    type: 'success',
    message: t('tills')('total.reversedDone', { number: result.value.number }),
  })
}

export default function TotalDetailRoute() {
  const { total, panels } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('tills')
  const { date } = useFormat()
  const { firm, can } = useFirm()
  const labels = { reason: t('refund.reason') }
  return (
    <>
      <PageHead
        title={total.number}
        sentence={t('total.of', { date: date(total.date, 'long') })}
        crumb={{ href: totalsPath(firm.firmId), label: t('total.title') }}
        actions={total.state === 'reversed' && <Tag>{t('total.state.reversed')}</Tag>}
      />
      <TotalFacts total={total} />
      {total.state === 'posted' && can('till:approve') && (
        <PageForm id={formId} refusal={refusal} labels={labels}>
          <FormSection
            title={t('total.reverse')}
            words={t('total.reverseWords')}
            fold={refusal ? 'open' : 'closed'}
          >
            <TextField name="reason" maxLength={300} />
            <Row>
              <Button kind="danger">{t('total.reverse')}</Button>
            </Row>
          </FormSection>
        </PageForm>
      )}
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
