import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { kindText } from '#app/shell/records/record-words.ts'
import { Cell, HeadCell, NameCell, NumberCell, Status, Table } from '#app/ui/index.ts'
import type { PartyDocument } from '#contract/firm/party-documents.ts'
import { documentDiscs } from './document-discs.ts'

/** Documents of a party, of whatever kind; what the party gets stands below zero. */
export function DocumentsTable({ rows }: { rows: readonly PartyDocument[] }) {
  const t = useT('parties')
  const { texts } = usePage()
  const { firm } = useFirm()
  const { date, money } = useFormat()
  return (
    <Table caption={t('documents.title')} density="compact" isStacked withoutPad>
      <thead>
        <tr>
          <HeadCell>{t('documents.date')}</HeadCell>
          <HeadCell>{t('documents.kind')}</HeadCell>
          <HeadCell>{t('documents.number')}</HeadCell>
          <HeadCell>{t('documents.standing')}</HeadCell>
          <HeadCell isNumber>{t('documents.amount')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.kind} ${row.id}`}>
            <Cell place="secondDetail" tone="soft">
              {date(row.date, 'medium')}
            </Cell>
            <Cell place="detail">
              {row.isCredit ? t('statement.kind.creditNote') : kindText(texts, row.kind)}
            </Cell>
            <NameCell href={`/firms/${firm.firmId}/${row.path}`}>
              {row.title || t('panel.draft')}
            </NameCell>
            <Cell place="state">
              <Status kind={documentDiscs[row.standing]}>{t(`documents.${row.standing}`)}</Status>
            </Cell>
            <NumberCell place="figure" tone={row.standing === 'ended' ? 'faint' : 'soft'}>
              {money(row.amount, row.currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
