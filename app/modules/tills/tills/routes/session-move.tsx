import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { moneyAt } from '#app/shell/form/read-count.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { FieldGrid, MoneyInput, PageHead } from '#app/ui/index.ts'
import { AppError, type FieldProblems } from '#contract/core/errors.ts'
import { tillSessionsContract } from '#contract/tills/till-calls.ts'
import { CashMoveInput, CashMoveReason } from '#contract/tills/tills.ts'
import { ToBank } from '../components/to-bank.tsx'
import { sessionPath } from '../paths.ts'

const formId = 'move-form'
const initial = { direction: 'out', reason: 'bank' }

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, tillSessionId: requireIdParam(args, 'tillSessionId') }
  const session = await call(tillSessionsContract.get, ids)
  if (!session.actions.includes('move')) throw new AppError('conflict', 'It is not open')
  const { registerName, id, toBank } = session
  return { head: pageMeta(args, { title: t('tills')('move.title') }), registerName, id, toBank }
}

/** Notes what was put into the drawer or taken out of it. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const ids = { firmId: firm.firmId, tillSessionId: requireIdParam(args, 'tillSessionId') }
  const form = await readForm(args.request, {
    ...{ decimals: ['amount'], lists: ['forSessions'], locale },
  })
  const problems: FieldProblems = {}
  const amount = moneyAt(form.data, 'amount', firm.baseCurrency, problems)
  const { value, refusal } = parseForm(CashMoveInput, form, { amount })
  if (refusal || Object.keys(problems).length > 0) {
    return refuse({ values: form.values, problems: { ...refusal?.problems, ...problems } })
  }
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(tillSessionsContract.move, { ...value, ...ids }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, sessionPath(firm.firmId, ids.tillSessionId), {
    type: 'success',
    message: t('tills')('move.done'),
  })
}

export default function SessionMoveRoute() {
  const { registerName, id, toBank } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('tills')
  const { firm } = useFirm()
  const back = sessionPath(firm.firmId, id)
  const labels = {
    direction: t('move.direction'),
    reason: t('move.reason'),
    note: t('move.note'),
    forSessions: t('move.forSessions'),
    amount: t('move.amount', { currency: firm.baseCurrency }),
  }
  const choices = (names: readonly string[], prefix: string) =>
    names.map((value) => ({ value, label: t(`${prefix}.${value}`) }))
  return (
    <>
      <PageHead title={t('move.title')} crumb={{ href: back, label: registerName }} />
      <PageForm
        id={formId}
        refusal={refusal}
        initial={initial}
        labels={labels}
        submit={t('move.save')}
        cancelHref={back}
      >
        <FormSection title={t('move.title')} words={t('move.words')}>
          <FieldGrid>
            <SelectField name="direction" options={choices(['in', 'out'], 'move')} />
            <FormField name="amount">{(control) => <MoneyInput {...control} />}</FormField>
          </FieldGrid>
          <SelectField name="reason" options={choices(CashMoveReason.options, 'move.reasons')} />
          {toBank.length > 0 && <ToBank sessions={toBank} currency={firm.baseCurrency} />}
          <TextField name="note" maxLength={200} isOptional />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
