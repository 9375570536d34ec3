import { useT } from '#app/shell/page-context.tsx'
import { Status, type StatusKind, shareOf } from '#app/ui/index.ts'
import { payableOf } from '#contract/core/payable.ts'
import type { InvoiceRow } from '#contract/selling/invoice.ts'

type Standing = Pick<
  InvoiceRow,
  'state' | 'isOverdue' | 'total' | 'due' | 'creditNotesTotal' | 'splitTax'
>

/** The disc of a document: its shape, and the share of what the customer owes that is settled (0 to 1). */
export function discOf(of: Omit<Standing, 'creditNotesTotal'>): {
  kind: StatusKind
  share: number
} {
  const { state, isOverdue, due } = of
  const payable = payableOf(of)
  const share = shareOf(payable - due, payable)
  if (isOverdue) return { kind: 'overdue', share }
  if (state === 'credited' || state === 'writtenOff') return { kind: 'closed', share }
  return { kind: state === 'finalised' ? 'sent' : state, share }
}

/** The word for where a document stands: a key of `state`. */
export function stateKey({
  state,
  isOverdue,
}: Pick<Standing, 'state' | 'isOverdue'>): `state.${Standing['state'] | 'overdue'}` {
  return `state.${isOverdue ? 'overdue' : state}`
}

/** Whether credit notes took back some of an invoice, but not all. */
export function isPartlyCredited({
  creditNotesTotal,
  total,
}: Pick<Standing, 'creditNotesTotal' | 'total'>): boolean {
  return creditNotesTotal > 0 && creditNotesTotal < total
}

/** Where a document stands, as a disc with its word. */
export function InvoiceStatus({ of }: { of: Standing }) {
  const t = useT('invoicing')
  const { kind, share } = discOf(of)
  return (
    <Status kind={kind} share={share}>
      {t(stateKey(of))}
      {isPartlyCredited(of) && `, ${t('list.partlyCredited')}`}
    </Status>
  )
}
