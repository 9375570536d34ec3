import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormField, MoneyField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { HeadedForm } from '#app/shell/form/headed-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { DateInput, FieldGrid } from '#app/ui/index.ts'
import { OpeningBalancesInput, openingItemsContract } from '#contract/books/opening-items.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { Version } from '#contract/core/fields.ts'
import { parseAmount } from '#contract/core/money.ts'
import { openingItemsPath } from '../paths.ts'

const sides = ['receivable', 'payable'] as const

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const balances = await call(openingItemsContract.balances, { firmId: firm.firmId })
  const typed = (expected: number | null) =>
    expected === null ? '' : format.amountInput(expected, balances.currency)
  return {
    head: pageMeta(args, { title: t('opening-items')('balances.title') }),
    version: balances.version,
    currency: balances.currency,
    initial: {
      date: balances.date ?? '',
      receivable: typed(balances.receivable.expected),
      payable: typed(balances.payable.expected),
    },
  }
}

/** Keeps the opening day, and what the old books say. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: [...sides], locale })
  const { amounts, problems } = amountsOf(form, firm.baseCurrency)
  const Typed = OpeningBalancesInput.pick({ date: true }).extend({ version: Version })
  const { value, refusal } = parseForm(Typed, form)
  if (refusal) return refuse({ ...refusal, problems: { ...refusal.problems, ...problems } })
  if (Object.keys(problems).length > 0) return refuse({ values: form.values, problems })
  const { firmId } = firm
  const result = await attempt(form, () =>
    call(openingItemsContract.saveBalances, { ...value, ...amounts, firmId }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('opening-items')('balances.saved')
  return redirectWithToast(args, openingItemsPath(firmId), { type: 'success', message })
}

/** What is typed of each side; null where nothing is. */
function amountsOf({ data }: Form, currency: string) {
  const problems: FieldProblems = {}
  const amounts: Record<(typeof sides)[number], number | null> = { receivable: null, payable: null }
  for (const side of sides) {
    const typed = textAt(data, side)
    if (typed === '') continue
    const amount = parseAmount(typed, currency)
    if (amount === undefined) problems[side] = { key: 'invalidAmount' }
    else amounts[side] = amount
  }
  return { amounts, problems }
}

export default function OpeningBalancesRoute() {
  const { version, currency, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('opening-items')
  const { firm } = useFirm()
  const back = openingItemsPath(firm.firmId)
  const labels = Object.fromEntries(
    ['date', ...sides].map((name) => [name, t(`balances.${name}`)] as const),
  )
  return (
    <HeadedForm
      id="opening-balances"
      title={t('balances.title')}
      sentence={t('balances.sentence')}
      back={{ href: back, label: t('list.title') }}
      submit={t('balances.save')}
      refusal={refusal}
      initial={initial}
      labels={labels}
    >
      <input type="hidden" name="version" value={version} />
      <FormSection title={t('balances.day')} words={t('balances.dayWords')}>
        <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
      </FormSection>
      <FormSection title={t('balances.check')} words={t('balances.checkWords')}>
        <FieldGrid>
          {sides.map((side) => (
            <MoneyField key={side} name={side} isOptional hint={currency} />
          ))}
        </FieldGrid>
      </FormSection>
    </HeadedForm>
  )
}

export const meta = headOf
