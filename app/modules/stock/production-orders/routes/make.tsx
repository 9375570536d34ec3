import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { DateInput, MoneyInput, PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { ProductionRunInput, productionOrdersContract } from '#contract/stock/production-orders.ts'
import { productionOrderPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const productionOrderId = requireIdParam(args, 'productionOrderId')
  const order = await call(productionOrdersContract.get, {
    firmId: firm.firmId,
    productionOrderId,
  })
  if (!order.actions.includes('make')) throw new AppError('conflict', 'Nothing to make')
  const initial = {
    date: todayIn(format.timeZone),
    made: format.numberInput(order.left),
    scrapped: '',
    parts: order.parts.map(({ needed }) => ({ quantity: format.numberInput(needed) })),
  }
  const { id, number, itemName, unit, parts } = order
  const head = pageMeta(args, { title: t('production-orders')('make.title', { number }) })
  return { head, order: { id, number, itemName, unit, parts }, initial }
}

/** Notes what was made, or says what is wrong or missing. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const decimals = ['made', 'scrapped', 'parts.*.quantity']
  const form = await readForm(args.request, { decimals, locale })
  const { value, refusal } = parseForm(ProductionRunInput, form)
  if (refusal) return refuse(refusal)
  const productionOrderId = requireIdParam(args, 'productionOrderId')
  const input = { ...value, firmId: firm.firmId, productionOrderId }
  const { idempotencyKey } = form
  const made = await attempt(form, () =>
    call(productionOrdersContract.make, input, { idempotencyKey }),
  )
  if (made.refusal) return refuse(made.refusal, made.status)
  return redirectWithToast(args, productionOrderPath(firm.firmId, productionOrderId), {
    type: 'success',
    message: t('production-orders')('make.done'),
  })
}

export default function MakeRoute() {
  const { order, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('production-orders')
  const { firm } = useFirm()
  const back = productionOrderPath(firm.firmId, order.id)
  const names = order.parts.map(({ sku, name, unit }, at): [string, string] => [
    `parts.${at}.quantity`,
    `${sku} ${name}, ${unit}`.trim(),
  ])
  const labels = {
    date: t('runs.date'),
    made: t('make.made', { unit: order.unit }),
    scrapped: t('make.scrapped', { unit: order.unit }),
    ...Object.fromEntries(names),
  }
  return (
    <>
      <PageHead
        title={t('make.title', { number: order.number })}
        sentence={order.itemName}
        crumb={{ href: back, label: order.number }}
      />
      <PageForm
        id="make-form"
        refusal={refusal}
        initial={initial}
        labels={labels}
        submit={t('make.now')}
        cancelHref={back}
      >
        <FormSection title={t('make.what')} words={t('make.words')}>
          <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
          <FormField name="made">{(control) => <MoneyInput {...control} />}</FormField>
          <FormField name="scrapped" hint={t('make.scrappedHint')} isOptional>
            {(control) => <MoneyInput {...control} />}
          </FormField>
        </FormSection>
        <FormSection title={t('parts.title')} words={t('make.partsWords')}>
          {order.parts.map(({ itemId }, at) => (
            <div key={itemId}>
              <input type="hidden" name={`parts.${at}.itemId`} value={itemId} />
              <FormField name={`parts.${at}.quantity`}>
                {(control) => <MoneyInput {...control} />}
              </FormField>
            </div>
          ))}
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
