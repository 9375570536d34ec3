import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { Island } from '#app/islands/island.tsx'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt, textsAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { FieldGrid, MoneyInput, PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { tillRegistersContract, tillTicketsContract } from '#contract/tills/till-calls.ts'
import { RefundInput } from '#contract/tills/till-tickets.ts'
import { PaidBackWith } from '#contract/tills/tills.ts'
import { CardBack } from '../components/card-back.tsx'
import { CardsBack } from '../components/cards-back.tsx'
import RefundSum from '../islands/refund-sum.island.tsx'
import { ticketPath } from '../paths.ts'

const formId = 'refund-form'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t, language }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const ids = { firmId: firm.firmId, ticketId: requireIdParam(args, 'ticketId') }
  const [ticket, { rows }] = await Promise.all([
    call(tillTicketsContract.get, ids),
    call(tillRegistersContract.list, ids),
  ])
  const lines = ticket.lines.filter(({ left }) => Number(left) > 0)
  const cards = ticket.giftCards.filter(({ isBack }) => !isBack)
  const isNothing = lines.length + cards.length === 0
  if (ticket.kind === 'refund' || isNothing) throw new AppError('conflict', 'Nothing left')
  const open = rows.filter(({ session }) => session?.state === 'open')
  const initial = {
    tender: '',
    giftCards: [],
    registerId: open.find(({ id }) => id === ticket.registerId)?.id ?? open[0]?.id ?? '',
    lines: lines.map(({ left }) => ({ quantity: format.numberInput(left) })),
  }
  const title = t('tills')('refund.ofNumber', { number: ticket.number })
  const place = { language, country: firm.country, timeZone: format.timeZone }
  return { head: pageMeta(args, { title }), title, ticket, lines, cards, open, initial, place }
}

/** Takes back what was chosen; nothing is taken of lines whose field is empty or zero. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const ids = { firmId: firm.firmId, ticketId: requireIdParam(args, 'ticketId') }
  const form = await readForm(args.request, {
    decimals: ['lines.*.quantity'],
    lists: ['giftCards'],
    locale,
  })
  const typed = Array.isArray(form.data.lines) ? form.data.lines : []
  const lines = typed.map((one) =>
    typeof one === 'object' && one !== null && 'quantity' in one && one.quantity === ''
      ? { ...one, quantity: '0' }
      : one,
  )
  const { value, refusal } = parseForm(RefundInput, form, {
    lines,
    giftCards: textsAt(form.data, 'giftCards'),
    tender: textAt(form.data, 'tender') || null,
  })
  if (refusal) return refuse(refusal)
  const isNone = value.lines.every(({ quantity }) => Number(quantity) === 0)
  if (isNone && value.giftCards.length === 0) {
    const at = value.lines.length > 0 ? 'lines.0.quantity' : 'giftCards'
    const problems = { [at]: { key: 'nothingChosen' } }
    return data({ refusal: { values: form.values, problems } }, { status: 422 })
  }
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(tillTicketsContract.refund, { ...value, ...ids }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, ticketPath(firm.firmId, result.value.id), {
    type: 'success',
    message: t('tills')('refund.done', { number: result.value.number }),
  })
}

export default function TicketRefundRoute() {
  const { title, ticket, lines, cards, open, initial, place } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('tills')
  const { number, money } = useFormat()
  const { firm, can } = useFirm()
  const back = ticketPath(firm.firmId, ticket.id)
  const names = lines.map(({ description, left }, at): [string, string] => [
    `lines.${at}.quantity`,
    t('refund.quantity', { name: description, left: number(left) }),
  ])
  const worths = lines.map(({ net, tax, quantity, left }, at) => ({
    ...{ name: `lines.${at}.quantity`, worth: net + tax, quantity, left },
  }))
  const labels = {
    reason: t('refund.reason'),
    giftCards: t('refund.cards'),
    tender: t('refund.tender'),
    registerId: t('refund.from'),
    ...Object.fromEntries(names),
  }
  return (
    <>
      <PageHead title={title} crumb={{ href: back, label: ticket.number }} />
      <PageForm
        id={formId}
        refusal={refusal}
        initial={initial}
        labels={labels}
        notices={<CardBack ticket={ticket} />}
        submit={t('refund.submit')}
        cancelHref={back}
      >
        <FormSection title={t('refund.lines')} words={t('refund.words')}>
          {worths.map(({ name, worth, quantity }, at) => (
            <div key={name}>
              <input type="hidden" name={`lines.${at}.position`} value={lines[at]?.position} />
              <FormField
                name={name}
                hint={t('refund.worth', {
                  amount: money(worth, ticket.currency),
                  quantity: number(quantity),
                })}
              >
                {(control) => <MoneyInput {...control} />}
              </FormField>
            </div>
          ))}
          {cards.length > 0 && <CardsBack cards={cards} currency={ticket.currency} />}
          <Island
            of={RefundSum}
            props={{
              ...{ formId, place, lines: worths },
              currency: ticket.currency,
              cards: cards.map(({ position, amount }) => ({ position, amount })),
              texts: { ifAll: t('refund.ifAll'), toPayBack: t('sell.toPayBack') },
            }}
            when="load"
          />
          <TextField name="reason" maxLength={200} />
          <FieldGrid>
            {can('till:refund') && (
              <SelectField
                name="tender"
                options={[
                  { value: '', label: t('refund.asPaid') },
                  ...PaidBackWith.options.map((value) => ({
                    value,
                    label: t(`tender.${value}`),
                  })),
                ]}
              />
            )}
            <SelectField
              name="registerId"
              options={open.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </FieldGrid>
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
