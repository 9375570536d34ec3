import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import {
  debitSettingsPath,
  mandatesPath,
  newMandatePath,
} from '#app/modules/money/mandates/index.ts'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Empty, LinkButton, PageHead, SheetPad, text } from '#app/ui/index.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { DebitRunInput, paymentRunsContract } from '#contract/money/payment-runs.ts'
import { CollectForm } from '../components/collect-form.tsx'
import { paymentRunPath, paymentRunsPath } from '../paths.ts'

const Query = z.object({ until: DateOnly.optional() })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const query = readListQuery(Query, args.request)
  const open = await call(paymentRunsContract.listCollectable, { firmId: firm.firmId, ...query })
  return { head: pageMeta(args, { title: t('payment-runs')('menu.newDebit') }), open }
}

/** Puts what is ticked together, or says what can't be collected. */
export const action = formAction({
  read: { lists: ['documentIds'] },
  schema: DebitRunInput,
  send: ({ call, firmId, form }, value) =>
    call(paymentRunsContract.createDebits, { ...value, firmId }, form),
  done: ({ firmId, t }, { id, number }) => ({
    to: paymentRunPath(firmId, id),
    message: t('payment-runs')('new.done', { number }),
  }),
})

export default function DebitNewRoute() {
  const { open } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payment-runs')
  const { firm, can } = useFirm()
  return (
    <>
      <PageHead
        title={t('menu.newDebit')}
        sentence={t('debit.sentence')}
        crumb={{ href: paymentRunsPath(firm.firmId), label: t('title') }}
        actions={<LinkButton href={mandatesPath(firm.firmId)}>{t('debit.mandates')}</LinkButton>}
      />
      {!open.hasCreditorId && (
        <SheetPad>
          <Band tone="warn" title={t('debit.noCreditor')}>
            <p>
              {t('debit.noCreditorWords')}{' '}
              {can('firm:edit') && (
                <a className={text.link} href={debitSettingsPath(firm.firmId)}>
                  {t('debit.settings')}
                </a>
              )}
            </p>
          </Band>
        </SheetPad>
      )}
      {open.rows.length > 0 ? (
        <CollectForm open={open} refusal={refusal} />
      ) : (
        <Empty
          title={t('debit.none')}
          actions={
            can('payment:edit') && (
              <LinkButton kind="primary" icon="plus" href={newMandatePath(firm.firmId)}>
                {t('debit.newMandate')}
              </LinkButton>
            )
          }
        >
          {t('debit.noneWords')}
        </Empty>
      )}
    </>
  )
}

export const meta = headOf
