import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, FactList, PageHead, Row, Rules, RulesCell, text } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { publicCoursesContract } from '#contract/learning/public-courses.ts'
import { OrderStatus } from '../components/order-state.tsx'
import { orderPath, ordersPath } from '../paths.ts'

function idsOf(args: Args, firmId: string) {
  return { firmId, courseOrderId: requireIdParam(args, 'courseOrderId') }
}

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const ids = idsOf(args, access.firm.firmId)
  const [order, panels] = await Promise.all([
    access.call(publicCoursesContract.getOrder, ids),
    loadPanels(access, 'courseOrder', ids.courseOrderId),
  ])
  return { head: pageMeta(args, { title: order.name }), order, panels }
}

/** Lets the buyer in, or ends the order. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = idsOf(args, firm.firmId)
  const form = await readForm(args.request)
  const { idempotencyKey } = form
  const act =
    form.intent === 'cancel' ? publicCoursesContract.cancelOrder : publicCoursesContract.admit
  const result = await attempt(form, () => call(act, ids, { idempotencyKey }))
  if (result.refusal) return refuse(result.refusal, result.status)
  const { name, state } = result.value
  const message = (await getVisit(args)).t('public-courses')(`order.${state}`, { name })
  const to = orderPath(ids.firmId, ids.courseOrderId)
  return redirectWithToast(args, to, { type: 'success', message })
}

export default function OrderRoute() {
  const { order, panels } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('public-courses')
  const { firm, can } = useFirm()
  const { dateTime } = useFormat()
  const { name, company, email, courseId, courseTitle, state, percent, admittedAt } = order
  const { invoiceId, invoiceNumber, isPaid, orderedAt } = order
  const facts = [
    { term: t('field.name'), value: name },
    ...(company ? [{ term: t('field.company'), value: company }] : []),
    { term: t('field.email'), value: email },
    { term: t('field.course'), value: courseTitle },
    { term: t('field.ordered'), value: dateTime(orderedAt) },
    ...(invoiceId
      ? [
          {
            term: t('field.invoice'),
            value: (
              <>
                <a className={text.link} href={`/firms/${firm.firmId}/invoices/${invoiceId}`}>
                  {invoiceNumber ?? t('order.draft')}
                </a>
                {isPaid && ` · ${t('order.paid')}`}
              </>
            ),
          },
        ]
      : []),
    ...(admittedAt ? [{ term: t('field.admitted'), value: dateTime(admittedAt) }] : []),
    ...(percent === null ? [] : [{ term: t('field.progress'), value: `${percent} %` }]),
  ]
  const canAct = state === 'waiting' && can(needsOf(publicCoursesContract.admit))
  return (
    <>
      <PageHead
        title={company || name}
        mark={<OrderStatus state={state} />}
        crumb={{
          href: ordersPath(firm.firmId, courseId),
          label: t('orders.title', { title: courseTitle }),
        }}
      />
      <RefusalSummary refusal={refusal} labels={{}} formId="order" />
      <Rules>
        <RulesCell title={t('order.title')}>
          <FactList facts={facts} />
        </RulesCell>
        {canAct && (
          <RulesCell title={t('order.waiting')}>
            <p className={text.soft}>{t('order.waitingWords')}</p>
            <form method="post">
              <IdempotencyField />
              <Row>
                <Button kind="primary" icon="check" name="intent" value="admit">
                  {t('order.admit')}
                </Button>
                <Button icon="x" name="intent" value="cancel">
                  {t('order.cancel')}
                </Button>
              </Row>
            </form>
          </RulesCell>
        )}
      </Rules>
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
