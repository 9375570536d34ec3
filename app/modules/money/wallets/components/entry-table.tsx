import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
import type { WalletEntry } from '#contract/money/wallets.ts'

type EntryTableProps = {
  caption: string
  currency: string
  entries: readonly WalletEntry[]
  /** Id of the dialog that takes an entry back, where the person may. */
  takeBackId?: (entryId: string) => string
}

/** What changed a balance, a line each. */
export function EntryTable({ caption, currency, entries, takeBackId }: EntryTableProps) {
  const t = useT('wallets')
  const { date, amount } = useFormat()
  return (
    <Table caption={caption} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.date')}</HeadCell>
          <HeadCell>{t('entry.what')}</HeadCell>
          <HeadCell>{t('entry.about')}</HeadCell>
          <HeadCell isNumber>{t('entry.change', { currency })}</HeadCell>
          <HeadCell isNumber>{t('entry.balance', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <Cell tone="soft" place="detail">
              {date(entry.date, 'medium')}
            </Cell>
            <Cell tone="strong" place="name">
              {t(`type.${entry.type}`)}
            </Cell>
            <Cell tone="soft" place="secondDetail">
              <About entry={entry} />
              {takeBackId && entry.isReversible && (
                <Button size="s" kind="ghost" icon="undo-2" opens={takeBackId(entry.id)}>
                  {t('takeBack.open')}
                </Button>
              )}
            </Cell>
            <NumberCell place="state">
              {amount(entry.amount === 0 ? entry.held : entry.amount, currency)}
            </NumberCell>
            <NumberCell tone="strong" place="figure">
              {amount(entry.balanceAfter, currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function About({ entry }: { entry: WalletEntry }) {
  const { firm } = useFirm()
  const { documentKind, documentId, documentNumber, note } = entry
  const href = documentHref(firm.firmId, documentKind, documentId)
  const gap = documentNumber !== '' && note !== '' ? ', ' : ''
  return (
    <>
      {href ? (
        <a className={text.link} href={href}>
          {documentNumber}
        </a>
      ) : (
        documentNumber
      )}
      {gap}
      {note}{' '}
    </>
  )
}
