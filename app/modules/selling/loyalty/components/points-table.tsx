import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
import type { LoyaltyEntry } from '#contract/selling/loyalty.ts'

/** What changed a customer's points, a line each. */
export function PointsTable({ entries }: { entries: readonly LoyaltyEntry[] }) {
  const t = useT('loyalty')
  const { date, number } = useFormat()
  return (
    <Table caption={t('detail.statement')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.date')}</HeadCell>
          <HeadCell>{t('field.what')}</HeadCell>
          <HeadCell>{t('field.about')}</HeadCell>
          <HeadCell>{t('field.expiresOn')}</HeadCell>
          <HeadCell isNumber>{t('field.change')}</HeadCell>
          <HeadCell isNumber>{t('field.points')}</HeadCell>
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
            </Cell>
            <Cell tone="soft">{entry.expiresOn && date(entry.expiresOn, 'medium')}</Cell>
            <NumberCell place="state">
              {entry.points > 0 ? `+${number(entry.points)}` : number(entry.points)}
            </NumberCell>
            <NumberCell tone="strong" place="figure">
              {number(entry.pointsAfter)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function About({ entry }: { entry: LoyaltyEntry }) {
  const { firm } = useFirm()
  const { documentKind, documentId, documentNumber, note, createdByName } = entry
  const href = documentHref(firm.firmId, documentKind, documentId)
  if (documentNumber === '') return <>{[note, createdByName].filter(Boolean).join(', ')}</>
  return href ? (
    <a className={text.link} href={href}>
      {documentNumber}
    </a>
  ) : (
    documentNumber
  )
}
