import { firmDate } from '../../../firm/firms/index.ts'
import { element, escapeHtml, formatDay, openTag } from '../../pages/views.ts'
import { returnPlace } from '../mail-kinds.ts'
import { contentOf, orderPath } from '../reader.ts'
import { listReturns, returnedLines } from '../return-store.ts'
import { restOf, returnTermOf } from '../returnable.ts'
import type { ShopOrderStored } from '../tables.ts'
import { filled } from '../words.ts'
import type { ShopGround } from './ground.ts'
import { button, type Problems, problemHtml } from './parts.ts'

/** What the form of a return holds, by names: `quantity-0` of the first line. */
export type Typed = Readonly<Record<string, string>>

/** What of an order was sent back or will be, and the form to ask for more. */
export function returnsHtml(
  ground: ShopGround,
  row: ShopOrderStored,
  typed: Typed = {},
  problems: Problems = {},
): string {
  const told = listReturns(ground.reader, row.id).map((one) => toldHtml(ground, row, one))
  return [...told, formHtml(ground, row, typed, problems)].filter(Boolean).join('\n')
}

function toldHtml(
  ground: ShopGround,
  row: ShopOrderStored,
  one: ReturnType<typeof listReturns>[number],
): string {
  const { words, money, locale } = ground
  const { lines } = contentOf(row)
  const goods = returnedLines(one).map(
    ({ position, quantity }) =>
      `<li>${escapeHtml(`${quantity} × ${lines[position]?.name ?? ''}`)}</li>`,
  )
  const date = formatDay(one.askedAt.slice(0, 10), locale)
  const amount = money(one.amount)
  const state = {
    asked: filled(words.returnAsked, { date, amount }),
    accepted: filled(words.returnAccepted, { amount }),
    refused: filled(words.returnRefused, { reason: one.answer }),
  }[one.state]
  const { giftCardAmount } = one
  const isOfCard = giftCardAmount > 0 && one.state !== 'refused'
  const toCard = isOfCard ? toCardHtml(ground, giftCardAmount) : ''
  const place = one.state === 'asked' ? placeHtml(ground, row) : ''
  return `<div class="return"><p><strong>${escapeHtml(state)}</strong></p>\n${toCard}<ul>${goods.join('')}</ul>${place}</div>`
}

/** What of a return goes back onto gift cards. */
export function toCardHtml({ words, money }: ShopGround, amount: number): string {
  return `<p>${escapeHtml(filled(words.returnToCard, { amount: money(amount) }))}</p>`
}

/** Where the goods are sent to. */
export function placeHtml({ words, reader }: ShopGround, row: ShopOrderStored): string {
  return `<p>${escapeHtml(`${words.returnTo}: ${returnPlace(reader, row)}`)}</p>`
}

function formHtml(
  ground: ShopGround,
  row: ShopOrderStored,
  typed: Typed,
  problems: Problems,
): string {
  const { words, reader, firm, locale } = ground
  const term = returnTermOf(reader, firm, row)
  if (!term) return ''
  if (term.isOver) {
    if (term.lastDay === null) return ''
    const ended = filled(words.returnEnded, { date: formatDay(term.lastDay, locale) })
    return `<p class="note">${escapeHtml(ended)}</p>`
  }
  const parts = [
    ...quantityFields(ground, row, typed, problems),
    ...(term.receivedDate === null ? [dayField(ground, row, typed, problems)] : []),
    reasonField(ground, typed, problems),
    `<p>${button(words.reviewReturn, { name: 'do', value: 'review' })}</p>`,
  ]
  const form = element('form', { method: 'post', action: actionOf(ground, row) }, parts.join('\n'))
  return `<h2 id="return">${escapeHtml(words.returnGoods)}</h2>\n${form}`
}

function quantityFields(
  { words, reader }: ShopGround,
  row: ShopOrderStored,
  typed: Typed,
  problems: Problems,
): string[] {
  const { lines } = contentOf(row)
  const rest = restOf(reader, row)
  const goods = lines.flatMap(({ kind, name }, position) => {
    const { left = '0', isWhole = true } = rest.lines[position] ?? {}
    return kind === 'goods' && left !== '0' ? [{ name, position, left, isWhole }] : []
  })
  return goods.map(({ name, position, left, isWhole }) => {
    const field = `quantity-${position}`
    const problem = problems[field]
    const usual = goods.length === 1 && left === '1' ? '1' : '0'
    const input = openTag('input', {
      ...{ id: field, name: field, type: 'number', min: 0, max: left },
      step: isWhole ? 1 : 'any',
      value: typed[field] ?? usual,
      'aria-invalid': problem === undefined ? undefined : 'true',
      'aria-describedby': problem === undefined ? undefined : `${field}-problem`,
    })
    const label = filled(words.returnQuantity, { name, count: left })
    return `<p class="field"><label for="${field}">${escapeHtml(label)}</label> ${input}${problemHtml(field, problem)}</p>`
  })
}

function dayField(
  { words, reader, firm }: ShopGround,
  { doneDate }: ShopOrderStored,
  typed: Typed,
  problems: Problems,
): string {
  const problem = problems.receivedDate
  const input = openTag('input', {
    ...{ id: 'receivedDate', name: 'receivedDate', type: 'date', required: true },
    ...{ min: doneDate, max: firmDate(reader, firm), value: typed.receivedDate ?? '' },
    'aria-invalid': problem === undefined ? undefined : 'true',
    'aria-describedby': problem === undefined ? undefined : 'receivedDate-problem',
  })
  return `<p class="field"><label for="receivedDate">${escapeHtml(words.receivedOn)}</label> ${input}${problemHtml('receivedDate', problem)}</p>`
}

function reasonField({ words }: ShopGround, typed: Typed, problems: Problems): string {
  const problem = problems.reason
  const area = element(
    'textarea',
    {
      ...{ id: 'reason', name: 'reason', rows: 3, maxlength: 500 },
      'aria-invalid': problem === undefined ? undefined : 'true',
      'aria-describedby': problem === undefined ? undefined : 'reason-problem',
    },
    escapeHtml(typed.reason ?? ''),
  )
  return `<p class="field"><label for="reason">${escapeHtml(words.returnReason)} <span class="required">(${escapeHtml(words.optional)})</span></label> ${area}${problemHtml('reason', problem)}</p>`
}

/** Where the forms of an order are sent to: its own page. */
export function actionOf({ firm, base }: ShopGround, row: ShopOrderStored): string {
  return orderPath(firm.firmId, row).replace(/^\/shop/, base)
}
