import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import {
  debitSettingsPath,
  mandatesPath,
  newMandatePath,
} from '#app/modules/money/mandates/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
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
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, form] = await Promise.all([
    getVisit(args),
    readForm(args.request, { lists: ['documentIds'] }),
  ])
  const { value, refusal } = parseForm(DebitRunInput, form)
  if (refusal) return refuse(refusal)
  const { firmId } = firm
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(paymentRunsContract.createDebits, { ...value, firmId }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const { id, number } = result.value
  const message = t('payment-runs')('new.done', { number })
  return redirectWithToast(args, paymentRunPath(firmId, id), { type: 'success', message })
}

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
