import type { ReactNode } from 'react'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, classes, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
import type { FirmOverview, SummedFirm, Total } from '../firm-overview.server.ts'
import { listsOf } from '../paths.ts'
import { FirmCell } from './firm-cell.tsx'
import * as styles from './firm-overview.css.ts'

/** Firms side by side, each figure leading to its list, and what they come to in one currency. */
export function OverviewTable({ overview }: { overview: FirmOverview }) {
  const t = useT('overview')
  return (
    <Table caption={t('overview.title')} className={styles.table}>
      <thead>
        <tr>
          <HeadCell>{t('list.firm')}</HeadCell>
          <HeadCell isNumber>{t('overview.cash')}</HeadCell>
          <HeadCell isNumber>{t('overview.receivable')}</HeadCell>
          <HeadCell isNumber>{t('overview.payable')}</HeadCell>
          <HeadCell>{t('overview.taxReturn')}</HeadCell>
          <HeadCell isNumber>{t('overview.approvals')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {overview.firms.map((firm) => (
          <FirmRow key={firm.firmId} firm={firm} />
        ))}
      </tbody>
      {overview.firms.length > 1 && <Totals of={overview} />}
    </Table>
  )
}

function FirmRow({ firm }: { firm: SummedFirm }) {
  const { firmId, summary } = firm
  const t = useT('overview')
  const format = useFormat()
  const lists = listsOf(firmId, firm)
  const head = <FirmCell firm={firm} />
  if (summary === 'silent') {
    return (
      <tr>
        {head}
        <Cell colSpan={5} tone="soft" className={styles.whole}>
          {t('list.silent')}
        </Cell>
      </tr>
    )
  }
  const { cash, receivable, payable, currency, taxReturn, approvals } = summary
  return (
    <tr>
      {head}
      <Amount word={t('overview.cash')} of={cash} href={lists.cash} currency={currency} />
      <Owed
        word={t('overview.receivable')}
        of={receivable}
        href={lists.receivable}
        currency={currency}
      />
      <Owed word={t('overview.payable')} of={payable} href={lists.payable} currency={currency} />
      <Cell>
        <Word>{t('overview.taxReturn')}</Word>
        {taxReturn ? (
          <a className={text.link} href={lists.taxReturns}>
            {format.date(taxReturn.dueDate, 'medium')}
          </a>
        ) : (
          '–'
        )}
        {taxReturn?.isLate && (
          <span className={classes(text.secondLine, text.bad)}>{t('overview.late')}</span>
        )}
      </Cell>
      <NumberCell>
        <Word>{t('overview.approvals')}</Word>
        {approvals ? (
          <a className={text.link} href={lists.approvals}>
            {format.number(approvals)}
          </a>
        ) : (
          '–'
        )}
      </NumberCell>
    </tr>
  )
}

function Totals({ of: { currency, totals } }: { of: FirmOverview }) {
  const t = useT('overview')
  return (
    <tfoot>
      <tr>
        <Cell className={styles.whole}>{t('overview.total', { currency })}</Cell>
        <Amount word={t('overview.cash')} of={totals.cash} currency={currency} />
        <Owed word={t('overview.receivable')} of={totals.receivable} currency={currency} />
        <Owed word={t('overview.payable')} of={totals.payable} currency={currency} />
        <Cell colSpan={2} className={styles.whole} />
      </tr>
    </tfoot>
  )
}

type FigureProps<Of> = { word: string; of: Of | null; href?: string; currency: string }

function Amount({ word, of, href, currency }: FigureProps<number>) {
  const { money } = useFormat()
  return (
    <NumberCell>
      <Word>{word}</Word>
      {of === null ? '–' : <Figure href={href}>{money(of, currency)}</Figure>}
    </NumberCell>
  )
}

function Owed({ word, of, href, currency }: FigureProps<Total>) {
  const t = useT('overview')
  const { money } = useFormat()
  return (
    <NumberCell>
      <Word>{word}</Word>
      {of === null ? '–' : <Figure href={href}>{money(of.amount, currency)}</Figure>}
      {of && of.overdue > 0 && (
        <span className={classes(text.secondLine, text.bad)}>
          {t('list.overdue', { amount: money(of.overdue, currency) })}
        </span>
      )}
    </NumberCell>
  )
}

function Figure({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? (
    children
  ) : (
    <a className={text.link} href={href}>
      {children}
    </a>
  )
}

function Word({ children }: { children: ReactNode }) {
  return <span className={styles.word}>{children}</span>
}
