import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { isTree, textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { DateInput, MoneyInput, PageHead, TextArea } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import type { StockDocument } from '#contract/stock/stock.ts'
import { stockDocumentsContract } from '#contract/stock/stock-calls.ts'
import { AssignLotsInput, stockLotsContract } from '#contract/stock/stock-lots.ts'
import { readCodes } from '../codes.ts'
import { problemsByRow } from '../document-values.ts'
import { documentPath } from '../paths.ts'

const formId = 'assign-form'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const stockDocumentId = requireIdParam(args, 'stockDocumentId')
  const document = await call(stockDocumentsContract.get, { firmId: firm.firmId, stockDocumentId })
  if (!document.actions.includes('assign')) throw new AppError('conflict', 'Nothing to assign')
  const lines = openLines(document)
  const initial = {
    lines: lines.map(({ toAssign }) => ({
      quantity: format.numberInput(toAssign),
      codes: '',
      expires: '',
    })),
  }
  return { head: pageMeta(args, { title: t('stock')('lots.assign') }), document, lines, initial }
}

function openLines({ lines }: StockDocument) {
  return lines.filter(({ toAssign }) => toAssign !== '0')
}

/** Names batches and serial numbers of what was moved. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const stockDocumentId = requireIdParam(args, 'stockDocumentId')
  const form = await readForm(args.request, { decimals: ['lines.*.quantity'], locale })
  const { lines, rows } = readLines(form)
  const read = AssignLotsInput.safeParse({ lines })
  if (!read.success) {
    const problems =
      lines.length === 0
        ? { 'lines.0.codes': { key: 'nothingChosen' } }
        : problemsByRow(fieldProblems(read.error), rows)
    return data({ refusal: { values: form.values, problems } }, { status: 422 })
  }
  const input = { ...read.data, firmId: firm.firmId, stockDocumentId }
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(stockLotsContract.assign, input, { idempotencyKey }),
  )
  if (result.refusal) {
    const problems = problemsByRow(result.refusal.problems, rows)
    return data({ refusal: { ...result.refusal, problems } }, { status: result.status })
  }
  return redirectWithToast(args, documentPath(firm.firmId, stockDocumentId), {
    type: 'success',
    message: t('stock')('lots.assigned'),
  })
}

/** The rows with codes, and the number of each in the form. */
function readLines({ data: typed }: Form) {
  const given = Array.isArray(typed.lines) ? typed.lines : []
  const found = given.flatMap((row, at) => {
    if (!isTree(row)) return []
    const codes = readCodes(textAt(row, 'codes'))
    if (codes.length === 0) return []
    const position = Number(textAt(row, 'position'))
    const [quantity, expires] = [textAt(row, 'quantity'), textAt(row, 'expires')]
    return [{ at, line: { position, codes, quantity, expires } }]
  })
  return { lines: found.map(({ line }) => line), rows: found.map(({ at }) => at) }
}

export default function DocumentLotsRoute() {
  const { document, lines, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('stock')
  const { number } = useFormat()
  const { firm } = useFirm()
  const back = documentPath(firm.firmId, document.id)
  const isComingIn = document.kind !== 'delivery' && document.kind !== 'return'
  const labels = Object.fromEntries(
    lines.flatMap(({ sku, itemName, unit, toAssign }, at) => {
      const item = `${sku} ${itemName}`.trim()
      const open = t('lots.toAssignOf', { quantity: `${number(toAssign)} ${unit}` })
      return [
        [`lines.${at}.codes`, `${t('lots.codesOf', { item })} (${open})`],
        [`lines.${at}.quantity`, t('field.quantity')],
        [`lines.${at}.expires`, t('lots.expires')],
      ]
    }),
  )
  return (
    <>
      <PageHead
        title={t('lots.assign')}
        crumb={{ href: back, label: `${document.number} ${document.partner}`.trim() }}
      />
      <PageForm
        id={formId}
        refusal={refusal}
        initial={initial}
        labels={labels}
        submit={t('lots.assign')}
        cancelHref={back}
      >
        <FormSection title={t('lots.kinds.both')} words={t('lots.assignWords')}>
          {lines.map(({ position, tracking }, at) => (
            <div key={position}>
              <input type="hidden" name={`lines.${at}.position`} value={position} />
              <FormField
                name={`lines.${at}.codes`}
                hint={t(`lots.hint.${tracking === 'serials' ? 'serials' : 'batches'}`)}
              >
                {(control) => <TextArea {...control} rows={2} maxLength={30_000} />}
              </FormField>
              {tracking === 'batches' && (
                <FormField name={`lines.${at}.quantity`}>
                  {(control) => <MoneyInput {...control} />}
                </FormField>
              )}
              {isComingIn && (
                <FormField name={`lines.${at}.expires`} isOptional>
                  {(control) => <DateInput {...control} />}
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
