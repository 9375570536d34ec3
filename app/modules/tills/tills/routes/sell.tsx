import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { Island } from '#app/islands/island.tsx'
import { pickPlural } from '#app/islands/texts.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { FullFrame } from '#app/shell/frame/full-frame.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Id } from '#contract/core/fields.ts'
import { tillRegistersContract } from '#contract/tills/till-calls.ts'
import { SaleForm, saleFormId } from '../components/sale-form.tsx'
import { tillCustomers, withCustomerOf } from '../customers.server.ts'
import { isAtTerminal } from '../is-at-terminal.ts'
import TillWaiting from '../islands/till-waiting.island.tsx'
import { offlinePath, openTillPath, queuePath, sellPath, terminalPath } from '../paths.ts'
import { actOnSale } from '../sell.server.ts'

/** Fields of the screen that hold numbers. */
const saleDecimals = [
  ...['lines.*.quantity', 'lines.*.unitPrice', 'lines.*.discount'],
  ...['discount', 'cash', 'card', 'giftCard', 'balance', 'times', 'tip', 'points'],
  'soldCardAmount',
]

/** As many customers can be chosen from. */
const offered = 300
/** As many tiles stand there at once. */
const tiles = 48

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const { t, language } = await getVisit(args)
  const { firmId } = firm
  const ids = { firmId, tillId: requireIdParam(args, 'tillId') }
  const asked = Id.safeParse(new URL(args.request.url).searchParams.get('category'))
  const shown = asked.success ? asked.data : undefined
  const [{ timeZone }, till, { rows: carts }, shelves, customers] = await Promise.all([
    getFormat(args),
    call(tillRegistersContract.get, ids),
    call(tillRegistersContract.carts, ids),
    call(tillRegistersContract.items, { ...ids, categoryId: shown, size: tiles }),
    tillCustomers(access, offered),
  ])
  if (till.session?.state !== 'open') throw redirect(openTillPath(firmId, ids.tillId))
  const cart = carts.find(({ state, isOwn }) => state === 'open' && isOwn) ?? null
  if (cart && isAtTerminal(cart)) throw redirect(terminalPath(firmId, ids.tillId))
  return {
    head: pageMeta(args, { title: t('tills')('sell.at', { name: till.name }) }),
    till,
    language,
    items: shelves.rows,
    isChosen: shelves.isChosen,
    categories: shelves.categories,
    shown,
    place: { language, country: firm.country, timeZone },
    sessionId: till.session.id,
    cart,
    parked: carts.filter(({ state }) => state === 'parked'),
    customers: withCustomerOf(cart, customers).map(({ id, name }) => ({ value: id, label: name })),
  }
}

export async function action(args: Args) {
  const access = await requireFirm(args)
  const { locale } = await getFormat(args)
  const tillId = requireIdParam(args, 'tillId')
  const form = await readForm(args.request, { decimals: saleDecimals, locale })
  const outcome = await actOnSale(access, tillId, form)
  if ('to' in outcome) return redirect(outcome.to)
  if ('isDone' in outcome) return redirect(sellPath(access.firm.firmId, tillId))
  if ('found' in outcome) return data({ ...outcome, refusal: undefined }, { status: 200 })
  const { refusal, status } = outcome
  const none = { found: undefined, searched: '', isVariants: false, times: '' }
  return data({ refusal, ...none }, { status })
}

export default function SellRoute() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('tills')
  const { firm } = useFirm()
  const { till } = view
  return (
    <FullFrame>
      <Island
        of={TillWaiting}
        props={{
          tillId: till.id,
          page: offlinePath(firm.firmId, till.id),
          saleId: saleFormId,
          again: { sell: sellPath(firm.firmId, till.id), queue: queuePath(firm.firmId, till.id) },
          language: view.language,
          texts: {
            link: t('offline.closeLink'),
            words: pickPlural(t, 'offline.waiting', view.language),
          },
        }}
        when="load"
      />
      <SaleForm {...view} answer={answer} />
    </FullFrame>
  )
}

export const meta = headOf
