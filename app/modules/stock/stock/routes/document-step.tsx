import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { DateInput, MoneyInput, PageHead, TextArea } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { type CostChange, StockStepInput } from '#contract/stock/stock.ts'
import { stockDocumentsContract } from '#contract/stock/stock-calls.ts'
import { CostChanges } from '../components/cost-changes.tsx'
import { SurplusBox } from '../components/surplus-box.tsx'
import { documentPath } from '../paths.ts'
import { changesOf } from '../save-document.server.ts'
import { leftOf, problemsByLine, readQuantities } from '../step-values.ts'

const Query = z.object({ do: z.enum(['deliver', 'arrive', 'return', 'undo']).default('deliver') })
const formId = 'step-form'
const calls = {
  arrive: stockDocumentsContract.arrive,
  return: stockDocumentsContract.takeBack,
  undo: stockDocumentsContract.undo,
}

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const stockDocumentId = requireIdParam(args, 'stockDocumentId')
  const { do: step } = readListQuery(Query, args.request)
  const document = await call(stockDocumentsContract.get, { firmId: firm.firmId, stockDocumentId })
  if (!document.actions.includes(step)) throw new AppError('conflict', 'Nothing to do')
  const lines = leftOf(document, step)
  const initial = {
    date: todayIn(format.timeZone),
    lines: lines.map(({ left }) => ({ quantity: format.numberInput(left), codes: '' })),
  }
  const head = pageMeta(args, { title: t('stock')(`step.${step}.title`) })
  return { head, document, step, lines, initial }
}

/** Moves what was typed, or says what is wrong or what it would change. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const stockDocumentId = requireIdParam(args, 'stockDocumentId')
  const { do: step } = readListQuery(Query, args.request)
  const form = await readForm(args.request, { decimals: ['lines.*.quantity'], locale })
  const { lines, rows } = readQuantities(form)
  const read = StockStepInput.safeParse({
    date: textAt(form.data, 'date'),
    confirmsCosts: textAt(form.data, 'confirmsCosts') === '1',
    lines,
  })
  if (!read.success || (lines.length === 0 && step !== 'undo')) {
    const found = read.success
      ? { 'lines.0.quantity': { key: 'nothingChosen' } }
      : problemsByLine(fieldProblems(read.error), rows)
    const refusal = { values: form.values, problems: found }
    return data({ refusal, changes: [] }, { status: 422 })
  }
  let changes: CostChange[] = []
  const input = { ...read.data, firmId: firm.firmId, stockDocumentId }
  const { idempotencyKey } = form
  const acceptsMore = textAt(form.data, 'acceptsMore') === '1'
  const take = () =>
    step === 'deliver'
      ? call(stockDocumentsContract.deliver, { ...input, acceptsMore }, { idempotencyKey })
      : call(calls[step], input, { idempotencyKey })
  const result = await attempt(form, () =>
    take().catch((error) => {
      changes = changesOf(error)
      throw error
    }),
  )
  if (result.refusal) {
    const problems = problemsByLine(result.refusal.problems, rows)
    return data({ refusal: { ...result.refusal, problems }, changes }, { status: result.status })
  }
  return redirectWithToast(args, documentPath(firm.firmId, result.value.id), {
    type: 'success',
    message: t('stock')(`step.${step}.done`, { number: result.value.number }),
  })
}

export default function DocumentStepRoute() {
  const { document, step, lines, initial } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('stock')
  const { firm } = useFirm()
  const back = documentPath(firm.firmId, document.id)
  const names = lines.map(({ itemName, sku, unit }, at): [string, string] => [
    `lines.${at}.quantity`,
    `${sku} ${itemName}, ${unit}`.trim(),
  ])
  const codes = lines.map(({ itemName, sku }, at): [string, string] => [
    `lines.${at}.codes`,
    t('lots.codesOf', { item: `${sku} ${itemName}`.trim() }),
  ])
  const labels = { date: t('field.date'), ...Object.fromEntries([...names, ...codes]) }
  return (
    <>
      <PageHead
        title={t(`step.${step}.title`)}
        crumb={{ href: back, label: `${document.number} ${document.partner}`.trim() }}
      />
      <PageForm
        id={formId}
        refusal={answer?.refusal}
        initial={initial}
        labels={labels}
        notices={
          <>
            <CostChanges changes={answer?.changes ?? []} />
            <SurplusBox refusal={answer?.refusal} />
          </>
        }
        submit={t(`step.${step}.title`)}
        cancelHref={back}
      >
        <FormSection
          title={t(step === 'undo' ? 'form.what' : 'form.lines')}
          words={t(`step.${step}.words`)}
        >
          <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
          {lines.map(({ position, tracking }, at) => (
            <div key={position}>
              <input type="hidden" name={`lines.${at}.position`} value={position} />
              <FormField name={`lines.${at}.quantity`}>
                {(control) => <MoneyInput {...control} />}
              </FormField>
              {tracking !== 'none' && (
                <FormField
                  name={`lines.${at}.codes`}
                  hint={t(`lots.stepHint.${tracking}`)}
                  isOptional={step !== 'deliver' || tracking === 'batches'}
                >
                  {(control) => <TextArea {...control} rows={1} maxLength={30_000} />}
                </FormField>
              )}
            </div>
          ))}
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
