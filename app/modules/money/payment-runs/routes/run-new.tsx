import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead } from '#app/ui/index.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { PaymentRunInput, paymentRunsContract } from '#contract/money/payment-runs.ts'
import { ChooseDays } from '../components/choose-days.tsx'
import { OtherCurrencies } from '../components/other-currencies.tsx'
import { PayableForm } from '../components/payable-form.tsx'
import { paymentRunPath, paymentRunsPath } from '../paths.ts'

const Query = z.object({ until: DateOnly.optional(), executionDate: DateOnly.optional() })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const days = readListQuery(Query, args.request)
  const due = await call(paymentRunsContract.listPayable, { firmId: firm.firmId, ...days })
  return { head: pageMeta(args, { title: t('payment-runs')('menu.new') }), due }
}

/** Puts what is ticked together, or says what can't be paid. */
export const action = formAction({
  read: { lists: ['documentIds'] },
  schema: PaymentRunInput,
  send: ({ call, firmId, form }, value) =>
    call(paymentRunsContract.create, { ...value, firmId }, form),
  done: ({ firmId, t }, { id, number }) => ({
    to: paymentRunPath(firmId, id),
    message: t('payment-runs')('new.done', { number }),
  }),
})

export default function RunNewRoute() {
  const { due } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payment-runs')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('menu.new')}
        sentence={t('new.sentence')}
        crumb={{ href: paymentRunsPath(firm.firmId), label: t('title') }}
      />
      <ChooseDays until={due.until} executionDate={due.executionDate} />
      <OtherCurrencies sums={due.inOtherCurrencies} base={due.currency} />
      {due.rows.length > 0 ? (
        <PayableForm due={due} refusal={refusal} />
      ) : (
        <Empty title={t('new.none')}>{t('new.noneWords')}</Empty>
      )}
    </>
  )
}

export const meta = headOf
