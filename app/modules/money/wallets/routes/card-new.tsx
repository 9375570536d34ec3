import { data as answer } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { type Refusal, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { giftCardSettingsContract } from '#contract/money/gift-card-settings.ts'
import { GiftCardInput, walletsContract } from '#contract/money/wallets.ts'
import { CardCode } from '../components/card-code.tsx'
import { ChooseCustomer } from '../components/choose-customer.tsx'
import { MoneyInForm } from '../components/money-in-form.tsx'
import { beginMoneyIn } from '../money-in.server.ts'
import { parseMoneyForm } from '../parse-money-form.ts'
import { newCardPath, walletsPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = access.firm
  const [beginning, { years }] = await Promise.all([
    beginMoneyIn(access, args.request),
    access.call(giftCardSettingsContract.get, { firmId }),
  ])
  return { head: pageMeta(args, { title: t('wallets')('card.title') }), years, ...beginning }
}

type Outcome = {
  refusal?: Refusal
  sold?: { code: string; walletId: string; amount: number; currency: string; until: string | null }
}

/** Sells the card. Its code is in this answer alone, so it is no redirect. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { locale } = await getFormat(args)
  const form = await readForm(args.request, {
    decimals: ['amount', 'fee', 'exchangeRate'],
    nullable: ['expiresOn'],
    locale,
  })
  const { value, refusal } = parseMoneyForm(GiftCardInput, form, textAt(form.data, 'currency'))
  if (refusal) return refuse(refusal)
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(walletsContract.issueGiftCard, { ...value, firmId: firm.firmId }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const { wallet, code } = result.value
  const { id: walletId, balance: amount, currency, expiresOn: until } = wallet
  const sold: Outcome = { sold: { code, walletId, amount, currency, until } }
  return answer(sold, { headers: { 'cache-control': 'no-store' } })
}

export default function CardNewRoute() {
  const data = useLoaderData<typeof loader>()
  const outcome: Outcome | undefined = useActionData<typeof action>()
  const t = useT('wallets')
  const { firm } = useFirm()
  const { money } = useFormat()
  const crumb = { href: walletsPath(firm.firmId), label: t('list.title') }
  const sold = outcome?.sold
  if (sold) {
    const title = t('card.soldTitle', { amount: money(sold.amount, sold.currency) })
    return (
      <>
        <PageHead title={title} sentence={t('card.soldWords')} crumb={crumb} />
        <CardCode {...sold} />
      </>
    )
  }
  if (data.step === 'customer') {
    return (
      <>
        <PageHead title={t('card.title')} sentence={t('card.choose')} crumb={crumb} />
        <ChooseCustomer query={data.query} page={data.page} pathOf={newCardPath} />
      </>
    )
  }
  const { customer, accounts, initial } = data
  return (
    <>
      <PageHead title={t('card.titleOf', { name: customer.name })} crumb={crumb} />
      <MoneyInForm
        accounts={accounts}
        initial={{ ...initial, expiresOn: lastDay(String(initial.date ?? ''), data.years) }}
        refusal={outcome?.refusal}
        customerId={customer.id}
        isCard
      />
    </>
  )
}

/** The last day that the firm's rule gives a card that is sold on a day. */
function lastDay(date: string, years: number | null): string {
  return years === null || date === '' ? '' : `${Number(date.slice(0, 4)) + years}-12-31`
}

export const meta = headOf
