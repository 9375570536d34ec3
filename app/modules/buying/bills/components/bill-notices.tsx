import { partyPath } from '#app/modules/firm/parties/index.ts'
import { UnusualNote } from '#app/shell/documents/detail/unusual-note.tsx'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, LinkButton, text } from '#app/ui/index.ts'
import type { Bill } from '#contract/buying/bills.ts'
import { billPath } from '../paths.ts'
import * as styles from './bill-notices.css.ts'
import { SumNotice } from './sum-notice.tsx'

/** What somebody should know before a bill is approved or paid. */
export function BillNotices({ bill }: { bill: Bill }) {
  const t = useT('bills')
  const { money, date } = useFormat()
  const { firm, can } = useFirm()
  const { state, reason, supplierId, supplierName: name, hasUnknownIban, credit, currency } = bill
  const isOpen = state === 'draft' || state === 'waiting'
  return (
    <>
      {state === 'draft' && reason !== '' && (
        <Band tone="bad" title={t('notice.rejected')}>
          <p>{reason}</p>
        </Band>
      )}
      {isOpen && supplierId === null && (
        <Band tone="warn" title={t('notice.noSupplier', { name })}>
          <p>{t('notice.noSupplierWords')}</p>
        </Band>
      )}
      {state !== 'void' && <Similar bill={bill} />}
      <UnusualNote of={bill} unusual={bill.unusual} party="Supplier" />
      {hasUnknownIban && state !== 'paid' && state !== 'void' && (
        <Band tone="warn" title={t('notice.unknownIban')}>
          <p>{t('notice.unknownIbanWords', { name })}</p>
          {supplierId !== null && can('party:view') && (
            <LinkButton size="s" href={partyPath(firm.firmId, supplierId)}>
              {t('notice.openSupplier')}
            </LinkButton>
          )}
        </Band>
      )}
      {isOpen && bill.isOverBilled && (
        <Band tone="warn" title={t('notice.overBilled')}>
          <p>{t('notice.overBilledWords')}</p>
          {can('bill:view') && (
            <LinkButton size="s" href={`${billPath(firm.firmId, bill.id)}/match`}>
              {t('notice.openMatch')}
            </LinkButton>
          )}
        </Band>
      )}
      {isOpen && bill.otherBuyer !== '' && (
        <Band tone="warn" title={t('notice.otherBuyer', { name: bill.otherBuyer })}>
          <p>{t('notice.otherBuyerWords')}</p>
        </Band>
      )}
      {state !== 'paid' && state !== 'void' && bill.isCollected && (
        <Band tone="info" title={t('notice.collected', { name })}>
          <p>{t('notice.collectedWords')}</p>
        </Band>
      )}
      {isOpen && bill.dueDate < bill.date && (
        <Band tone="warn" title={t('notice.dueEarly', { date: date(bill.dueDate, 'long') })}>
          <p>{t('notice.dueEarlyWords')}</p>
        </Band>
      )}
      {isOpen && <FileProblem bill={bill} />}
      {state !== 'void' && <SumNotice bill={bill} />}
      {state !== 'paid' && state !== 'void' && <Asked bill={bill} />}
      {isOpen && <Unread bill={bill} />}
      {bill.isInRun && (
        <Band tone="info" title={t('notice.inRun')}>
          <p>{t('notice.inRunWords')}</p>
        </Band>
      )}
      {state === 'open' && bill.kind === 'bill' && credit > 0 && (
        <Band tone="info" title={t('notice.credit', { amount: money(credit, currency) })}>
          <p>{t('notice.creditWords', { name })}</p>
        </Band>
      )}
    </>
  )
}

/** Why the invoice inside a PDF was not read. */
function FileProblem({ bill: { fileProblem } }: { bill: Bill }) {
  const t = useT('bills')
  const problemAt = useProblems(fileProblem === null ? {} : { file: fileProblem })
  if (fileProblem === null) return null
  return (
    <Band tone="warn" title={t('notice.fileProblem')}>
      <p>{problemAt('file')}</p>
    </Band>
  )
}

/** What a file asks for where that is not the whole: somebody paid ahead, or withholds. */
function Asked({ bill }: { bill: Bill }) {
  const { askedAmount, totalAmount, withheldAmount, currency } = bill
  const t = useT('bills')
  const { money } = useFormat()
  if (askedAmount === null || askedAmount === totalAmount - withheldAmount) return null
  const amounts = { amount: money(askedAmount, currency), total: money(totalAmount, currency) }
  return (
    <Band tone="warn" title={t('notice.asked', amounts)}>
      <p>{t('notice.askedWords')}</p>
    </Band>
  )
}

/** What the file says that no field of the bill holds. */
function Unread({ bill: { unread } }: { bill: Bill }) {
  const t = useT('bills')
  if (unread.length === 0) return null
  return (
    <Band tone="info" title={t('notice.unread', { count: unread.length })}>
      <p>{t('notice.unreadWords')}</p>
      <details>
        <summary>{t('notice.unreadShow')}</summary>
        <ul className={styles.unread}>
          {unread.map(({ path, text: words }, at) => (
            // The same path may stand there more than once.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={at}>
              {words} <span className={text.secondLine}>{wordsOfPath(path)}</span>
            </li>
          ))}
        </ul>
      </details>
    </Band>
  )
}

/** The last elements of a path in a file as words: `Invoice/Delivery/DeliveryTerms/ID` is `Delivery terms: ID`. */
function wordsOfPath(path: string): string {
  return (
    path
      .split('/')
      .slice(1)
      .slice(-2)
      .map((name) => name.replace(/(?<=[a-z])(?=[A-Z][a-z])/g, ' '))
      .map((name) => name.replace(/ [A-Z](?=[a-z])/g, (letter) => letter.toLowerCase()))
      .join(': ') || path
  )
}

/** Others that look like the same bill, before it is paid twice. */
function Similar({ bill: { similar } }: { bill: Bill }) {
  const t = useT('bills')
  const { firm } = useFirm()
  if (similar.length === 0) return null
  return (
    <Band tone="warn" title={t('notice.similar')}>
      {similar.map(({ id, number, state }) => (
        <p key={id}>
          <a className={text.link} href={billPath(firm.firmId, id)}>
            {number || t('notice.unnumbered')}
          </a>
          {` · ${t(`state.${state}`)}`}
        </p>
      ))}
    </Band>
  )
}
