import { DateOnly, optionalText } from '#contract/core/fields.ts'
import type { Store } from '../../../../firm/store.ts'
import { element, escapeHtml } from '../../pages/views.ts'
import { tenThousandths } from '../cart.ts'
import { contentOf } from '../reader.ts'
import { type AskedReturn, askReturn, proposeReturn, type Unreturnable } from '../return-actions.ts'
import { restOf } from '../returnable.ts'
import type { Refund } from '../returns.ts'
import type { ShopOrderStored } from '../tables.ts'
import type { ShopCall, ShopGround, ShopReply } from './ground.ts'
import { orderPage } from './order-page.ts'
import { button, hidden, notice, type Problems, sumRow } from './parts.ts'
import { actionOf, placeHtml, type Typed, toCardHtml } from './returns-part.ts'

/**
 * A return as the page of an order sends it: what was typed is checked, shown with what it gives back, and
 * asked for once it is confirmed.
 */
export function takeReturn(
  ground: ShopGround,
  row: ShopOrderStored,
  { form }: ShopCall,
  { store, appOrigin }: { store: Store; appOrigin: string },
): ShopReply {
  const { reader, firm, words } = ground
  const { lines } = contentOf(row)
  const names = [...lines.map((_, at) => `quantity-${at}`), 'receivedDate', 'reason']
  const typed = Object.fromEntries(
    names.flatMap((name) => (form.has(name) ? [[name, form.get(name) ?? '']] : [])),
  )
  const again = (problems: Problems, status: number): ShopReply => {
    const page = orderPage(ground, row, { appOrigin, returns: { typed, problems } })
    const { form: whole } = problems
    const top = whole === undefined ? '' : `${notice(words.returnGoods, [whole])}\n`
    return { kind: 'page', status, page: { ...page, main: top + page.main }, isKept: false }
  }
  const step = form.get('do')
  if (step === 'edit') return again({}, 200)
  const read = readTyped(ground, row, typed)
  if ('problems' in read) return again(read.problems, 422)
  if (step !== 'return') {
    const proposed = proposeReturn(reader, firm, row, read)
    return 'problem' in proposed
      ? again(problemsOf(ground, read, proposed.problem), 422)
      : reviewed(ground, row, typed, proposed.refund)
  }
  const refused = store.transact(firm, (writer) =>
    askReturn(writer, { firm, env: { PUBLIC_ORIGIN: appOrigin } }, row, read),
  )
  if (refused) return again(problemsOf(ground, read, refused.problem), 409)
  return { kind: 'redirect', to: actionOf(ground, row) }
}

/** Says at the field which it is about why nothing can be asked for. */
function problemsOf(
  { words }: ShopGround,
  { lines: [first] }: AskedReturn,
  problem: Unreturnable,
): Problems {
  const isOfDay = problem === 'noDay' || problem === 'tooLate'
  const isOfGoods = problem === 'noWorth' && first !== undefined
  const field = isOfDay ? 'receivedDate' : isOfGoods ? `quantity-${first.position}` : 'form'
  return { [field]: words[`problem.${problem}`] }
}

function readTyped(
  { words, reader }: ShopGround,
  row: ShopOrderStored,
  typed: Typed,
): AskedReturn | { problems: Problems } {
  const problems: Record<string, string> = {}
  const rest = restOf(reader, row)
  const lines = rest.lines.flatMap(({ left, isWhole }, position) => {
    const field = `quantity-${position}`
    const quantity = (typed[field] ?? '').replace(',', '.').trim() || '0'
    if (!/^\d{1,6}(\.\d{1,4})?$/.test(quantity)) {
      problems[field] = words['problem.invalid']
      return []
    }
    if (tenThousandths(quantity) > tenThousandths(left)) problems[field] = words['problem.tooMuch']
    else if (isWhole && tenThousandths(quantity) % 10_000n !== 0n) {
      problems[field] = words['problem.notWhole']
    }
    return tenThousandths(quantity) === 0n ? [] : [{ position, quantity }]
  })
  const first = Object.keys(typed).find((name) => name.startsWith('quantity-'))
  if (lines.length === 0) problems[first ?? 'form'] ??= words['problem.nothing']
  const { receivedDate = '' } = typed
  const reason = optionalText(500).safeParse(typed.reason)
  if (!reason.success) {
    const isLong = reason.error.issues.some(({ code }) => code === 'too_big')
    problems.reason = words[isLong ? 'problem.tooLong' : 'problem.invalid']
  }
  if ('receivedDate' in typed && !DateOnly.safeParse(receivedDate).success) {
    problems.receivedDate = words['problem.noDay']
  }
  if (!reason.success || Object.keys(problems).length > 0) return { problems }
  return { lines, receivedDate, reason: reason.data }
}

/** What is asked for, with what it gives back: the second of two steps. */
function reviewed(
  ground: ShopGround,
  row: ShopOrderStored,
  typed: Typed,
  refund: Refund,
): ShopReply {
  const { words, money } = ground
  const { lines } = contentOf(row)
  const rows = [...refund.lines, ...refund.delivery].map((one) => {
    const { kind, name = '' } = lines[one.position] ?? {}
    const what = kind === 'delivery' ? `${words.delivery}: ${name}` : name
    return `<tr><th scope="row">${escapeHtml(what)}</th><td></td><td>${escapeHtml(one.quantity)}</td><td class="end">${escapeHtml(money(one.net + one.taxAmount))}</td></tr>`
  })
  const head = [words.item, '', words.quantity, words.sum]
    .map((word) => (word === '' ? '<td></td>' : element('th', { scope: 'col' }, escapeHtml(word))))
    .join('')
  const table = `<div class="table"><table class="cart">\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n<tfoot>\n${sumRow(words.total, money(refund.total), true)}\n</tfoot>\n</table></div>`
  const reason = typed.reason ? `<p>${escapeHtml(typed.reason)}</p>` : ''
  const cards = refund.toGiftCards.reduce((sum, { amount }) => sum + amount, 0)
  const toCard = cards > 0 ? toCardHtml(ground, cards) : ''
  const form = element(
    'form',
    { method: 'post', action: actionOf(ground, row) },
    `${hidden(typed)}<p>${button(words.confirmReturn, { name: 'do', value: 'return' })}</p><p>${button(words.change, { name: 'do', value: 'edit', class: 'plain' })}</p>`,
  )
  const main = `<div class="block order">\n${table}\n${toCard}${reason}\n${placeHtml(ground, row)}\n${form}\n</div>`
  const page = { title: words.returnCheck, main, canonical: null }
  return { kind: 'page', status: 200, page, isKept: false }
}
