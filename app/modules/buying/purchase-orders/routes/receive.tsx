import { useActionData, useLoaderData } from '@remix-run/react'
import { problemsByRow, readCodes } from '#app/modules/stock/stock/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { rowsAt, textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Band, Checkbox, DateInput, MoneyInput, PageHead, TextArea } from '#app/ui/index.ts'
import {
  type PurchaseOrderLine,
  purchaseOrdersContract,
  ReceiveInput,
} from '#contract/buying/purchase-orders.ts'
import { AppError } from '#contract/core/errors.ts'
import { purchaseOrderPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const purchaseOrderId = requireIdParam(args, 'purchaseOrderId')
  const [{ t }, order, { timeZone }] = await Promise.all([
    getVisit(args),
    call(purchaseOrdersContract.get, { firmId: firm.firmId, purchaseOrderId }),
    getFormat(args),
  ])
  if (!order.actions.includes('receive')) throw new AppError('conflict', 'Nothing to receive')
  const head = pageMeta(args, { title: t('purchase-orders')('receive.title') })
  return { head, order, today: todayIn(timeZone) }
}

/** Takes in what arrived, or says at which line it is too much. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const purchaseOrderId = requireIdParam(args, 'purchaseOrderId')
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: ['lines.*.quantity'], locale })
  const lines = rowsAt(form.values, 'lines')
    .map((_, at) => ({
      lineId: textAt(form.data, `lines.${at}.lineId`),
      quantity: textAt(form.data, `lines.${at}.quantity`),
      codes: readCodes(textAt(form.data, `lines.${at}.codes`)),
      expires: textAt(form.data, `lines.${at}.expires`),
      at,
    }))
    .filter(({ quantity }) => quantity !== '' && !/^0+([.,]0+)?$/.test(quantity))
  const rows = lines.map(({ at }) => at)
  if (lines.length === 0) {
    return refuse({ values: form.values, problems: { '': { key: 'nothingChosen' } } })
  }
  const { value, refusal } = parseForm(ReceiveInput, form, {
    lines,
    acceptsMore: textAt(form.data, 'acceptsMore') === '1',
  })
  if (refusal) return refuse({ ...refusal, problems: problemsByRow(refusal.problems, rows) })
  const { firmId } = firm
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(purchaseOrdersContract.receive, { ...value, firmId, purchaseOrderId }, { idempotencyKey }),
  )
  if (result.refusal) {
    const problems = problemsByRow(result.refusal.problems, rows)
    return refuse({ ...result.refusal, problems }, result.status)
  }
  const message = t('purchase-orders')('receive.done')
  const to = purchaseOrderPath(firmId, purchaseOrderId)
  return redirectWithToast(args, to, { type: 'success', message })
}

export default function ReceiveRoute() {
  const { order, today } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('purchase-orders')
  const stock = useT('stock')
  const { numberInput } = useFormat()
  const { firm, can } = useFirm()
  const back = purchaseOrderPath(firm.firmId, order.id)
  const problems = Object.values(refusal?.problems ?? {})
  const isTooMuch = problems.some(({ key }) => key === 'aboveSurplus')
  const open = order.lines
    .map((line) => ({ line, left: openQuantity(line) }))
    .filter(({ left }) => Number(left) > 0)
  const labels = Object.fromEntries([
    ['date', t('receive.date')],
    ...open.map(({ line, left }, at) => [
      `lines.${at}.quantity`,
      t('receive.quantityOf', {
        name: line.description,
        left: line.unitSize === '1' ? numberInput(left) : `${numberInput(left)} ${line.unit}`,
      }),
    ]),
    ...open.flatMap((_, at) => [
      [`lines.${at}.codes`, stock('lots.codes')],
      [`lines.${at}.expires`, stock('lots.expires')],
    ]),
  ])
  const initial = {
    date: today,
    lines: open.map(({ left }) => ({ quantity: numberInput(left), codes: '', expires: '' })),
  }
  return (
    <>
      <PageHead
        title={t('receive.title')}
        sentence={t('receive.sentence')}
        crumb={{ href: back, label: order.number ?? '' }}
      />
      <PageForm
        refusal={refusal}
        initial={initial}
        labels={labels}
        notices={
          isTooMuch && (
            <Band tone="warn" title={t('receive.more')}>
              {can('bill:approve') ? (
                <Checkbox
                  name="acceptsMore"
                  value="1"
                  defaultChecked={textAt(refusal?.values, 'acceptsMore') === '1'}
                >
                  {t('receive.acceptsMore')}
                </Checkbox>
              ) : (
                <p>{t('receive.askSomebody')}</p>
              )}
            </Band>
          )
        }
        submit={t('detail.receive')}
        cancelHref={back}
      >
        <FormSection title={t('receive.what')} words={t('receive.words')}>
          <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
          {open.map(({ line }, at) => (
            <div key={line.id}>
              <input type="hidden" name={`lines.${at}.lineId`} value={line.id} />
              <FormField name={`lines.${at}.quantity`} isOptional>
                {(control) => <MoneyInput {...control} />}
              </FormField>
              {line.tracking !== 'none' && (
                <>
                  <FormField
                    name={`lines.${at}.codes`}
                    hint={stock(`lots.hint.${line.tracking}`)}
                    isOptional
                  >
                    {(control) => <TextArea {...control} rows={1} maxLength={30_000} />}
                  </FormField>
                  <FormField name={`lines.${at}.expires`} isOptional>
                    {(control) => <DateInput {...control} />}
                  </FormField>
                </>
              )}
            </div>
          ))}
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf

/** What of a line has not arrived, nothing where more came than was ordered; decimal text with four decimals at most. */
function openQuantity({
  quantity,
  received,
}: Pick<PurchaseOrderLine, 'quantity' | 'received'>): string {
  const left = Math.round((Number(quantity) - Number(received)) * 10_000)
  return String(Math.max(0, left) / 10_000)
}
