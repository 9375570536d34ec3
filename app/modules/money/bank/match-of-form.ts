import { type FormTree, isTree, textAt, textsAt } from '#app/shell/form/form-tree.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import type { FieldProblems } from '#contract/core/errors.ts'

/** Paths of amounts as a person writes them. */
export const decimalFields = ['parts.*.amount', 'documents.*.amount', 'documents.*.discount']
/** Paths of boxes of which several may be ticked. */
export const listFields = ['entries', 'lineIds', 'items', 'chosen']

type About = { currency: string; sign: 1 | -1 }

/** What was pressed on the page of a line, as the API takes it; `sign` is the line's. */
export function matchOfForm(intent: string, data: FormTree, about: About): unknown {
  switch (intent) {
    case 'take':
      return taken(data)
    case 'books':
      return ticked(data)
    case 'documents':
      return { how: 'items', items: chosenDocuments(data, about).map(({ item }) => item) }
    case 'advance':
      return { how: 'advance', partyId: textAt(data, 'partyId') }
    case 'account':
      return { how: 'account', parts: partsOf(data, about) }
    case 'expense':
      return { ...data, how: 'expense' }
    case 'transfer':
      return { how: 'transfer', account: textAt(data, 'account') }
    default:
      return { how: intent }
  }
}

function taken(data: FormTree): unknown {
  const [kind, key] = [textAt(data, 'kind'), textAt(data, 'key')]
  if (kind === 'books') return { how: 'books', entries: [key] }
  if (kind === 'item') {
    const [amount, discount] = [textAt(data, 'paid'), textAt(data, 'discount') || 0]
    return { how: 'items', items: [{ documentId: key, amount, discount }] }
  }
  if (kind === 'run') return { how: 'run', runId: key }
  if (kind === 'ownAccount') return { how: 'transfer', account: key }
  return kind === 'rule' ? { how: 'rule', ruleId: key } : { how: 'transfer', lineId: key }
}

/** Open items are ticked as `{documentId} {amount} {discount}`, lines of the journal by their key. */
function ticked(data: FormTree): unknown {
  const items = textsAt(data, 'items').map((one) => {
    const [documentId, amount, discount] = one.split(' ')
    return { documentId, amount, discount }
  })
  if (items.length > 0) return { how: 'items', items }
  return { how: 'books', entries: textsAt(data, 'entries'), lineIds: textsAt(data, 'lineIds') }
}

/** The documents that are ticked with what the line pays of them, and their rows in the form. */
function chosenDocuments(data: FormTree, { currency }: About) {
  const chosen = new Set(textsAt(data, 'chosen'))
  const rows = Array.isArray(data.documents) ? data.documents : []
  return rows.flatMap((row, at) => {
    if (!isTree(row)) return []
    const documentId = textAt(row, 'id')
    if (!chosen.has(documentId)) return []
    const read = (field: string) =>
      readAmount(textAt(row, field), currency).amount ?? textAt(row, field)
    const discount = textAt(row, 'discount') === '' ? 0 : read('discount')
    return [{ at, item: { documentId, amount: read('amount'), discount } }]
  })
}

/** Problems of ticked documents at the fields of the form: the API counts what it was sent alone. */
export function problemsAtFields(
  problems: FieldProblems,
  data: FormTree,
  about: About,
): FieldProblems {
  const rows = chosenDocuments(data, about).map(({ at }) => at)
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => {
      const [, at, field] = /^items\.(\d+)\.(amount|discount)$/.exec(path) ?? []
      return [at === undefined ? path : `documents.${rows[Number(at)]}.${field}`, problem]
    }),
  )
}

/** Rows in which nothing is typed are none; an amount is typed without the sign of the line. */
function partsOf(data: FormTree, { currency, sign }: About): unknown[] {
  const rows = Array.isArray(data.parts) ? data.parts.filter((row) => isTree(row)) : []
  return rows
    .filter((row) => textAt(row, 'account') !== '' || textAt(row, 'amount') !== '')
    .map((row) => {
      const { amount } = readAmount(textAt(row, 'amount'), currency)
      return {
        account: textAt(row, 'account').split(' ')[0],
        amount: amount === undefined ? textAt(row, 'amount') : sign * amount,
        taxCode: textAt(row, 'taxCode'),
        costCentreId: textAt(row, 'costCentreId'),
        text: textAt(row, 'text'),
      }
    })
}
