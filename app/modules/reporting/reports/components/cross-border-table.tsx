import { partyPath } from '#app/modules/firm/parties/index.ts'
import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, LinkButton, NumberCell, Row, Table, text } from '#app/ui/index.ts'
import type { CrossBorderRow } from '#contract/reporting/cross-border.ts'
import { integrationFilePath, refuseIntegrationPath, writeIntegrationPath } from '../paths.ts'

type CrossBorderTableProps = { rows: readonly CrossBorderRow[]; name: string }

/** Purchases from abroad of a month, what was written of each, and what it lacks. */
export function CrossBorderTable({ rows, name }: CrossBorderTableProps) {
  const t = useT('reports')
  return (
    <Table caption={`${t('crossBorder.title')}, ${name}`} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('crossBorder.purchase')}</HeadCell>
          <HeadCell>{t('crossBorder.type')}</HeadCell>
          <HeadCell>{t('crossBorder.date')}</HeadCell>
          <HeadCell isNumber>{t('crossBorder.base')}</HeadCell>
          <HeadCell isNumber>{t('crossBorder.tax')}</HeadCell>
          <HeadCell>{t('returns.state')}</HeadCell>
          <HeadCell>{t('returns.next')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PurchaseRow key={`${row.sourceId} ${row.part} ${row.isReversal}`} row={row} />
        ))}
      </tbody>
    </Table>
  )
}

function PurchaseRow({ row }: { row: CrossBorderRow }) {
  const t = useT('reports')
  const { date, amount } = useFormat()
  const { firm } = useFirm()
  const { source, sourceId, partyName, theirNumber, theirDate, isReversal } = row
  const href = documentHref(firm.firmId, source, sourceId)
  const theirs = [theirNumber, date(theirDate, 'medium')].filter(Boolean).join(' · ')
  return (
    <tr>
      <Cell place="name">
        <a className={text.link} href={href}>
          {partyName}
        </a>
        <p className={text.small}>{theirs}</p>
        {isReversal && <p className={text.small}>{t('crossBorder.reversal')}</p>}
      </Cell>
      <Cell place="detail">{t(`crossBorder.types.${row.type}`)}</Cell>
      <Cell tone="soft" place="secondDetail">
        {date(row.date, 'medium')}
      </Cell>
      <NumberCell place="line" stackedLabel={t('crossBorder.base')}>
        {amount(row.base, 'EUR')}
      </NumberCell>
      <NumberCell place="figure">{amount(row.tax, 'EUR')}</NumberCell>
      <Cell place="state">
        <RowState row={row} />
      </Cell>
      <Cell place="below">
        <RowSteps row={row} purchase={`${partyName} ${theirNumber}`.trim()} />
      </Cell>
    </tr>
  )
}

/** Its number, or until when it is due and what is in the way. */
function RowState({ row }: { row: CrossBorderRow }) {
  const t = useT('reports')
  const { date } = useFormat()
  const { firm } = useFirm()
  const { state, number, gaps, dueDate, isLate, refusal, partyId } = row
  if (state === 'written') return number
  const due = t(isLate ? 'crossBorder.late' : 'crossBorder.due', { date: date(dueDate, 'medium') })
  const lacks = gaps.map((gap) => t(`crossBorder.gaps.${gap}`))
  return (
    <>
      {state === 'refused' && <p>{t('crossBorder.refused', { number, refusal })}</p>}
      <p className={isLate ? text.bad : undefined}>{due}</p>
      {lacks.length > 0 &&
        (partyId === null ? (
          <p>{lacks.join(', ')}</p>
        ) : (
          <p>
            <a className={text.link} href={partyPath(firm.firmId, partyId)}>
              {lacks.join(', ')}
            </a>
          </p>
        ))}
    </>
  )
}

function RowSteps({ row, purchase }: { row: CrossBorderRow; purchase: string }) {
  const t = useT('reports')
  const { firm, can } = useFirm()
  const { firmId } = firm
  const { state, gaps, documentId } = row
  const write = t(state === 'refused' ? 'crossBorder.writeAgain' : 'crossBorder.write')
  return (
    <Row>
      {state === 'written' && documentId && (
        <LinkButton
          size="s"
          icon="file-down"
          href={integrationFilePath(firmId, documentId)}
          aria-label={`${t('crossBorder.download')}: ${purchase}`}
        >
          {t('crossBorder.download')}
        </LinkButton>
      )}
      {state === 'written' && documentId && can('tax:edit') && (
        <LinkButton
          size="s"
          href={refuseIntegrationPath(firmId, documentId)}
          aria-label={`${t('crossBorder.refuse')}: ${purchase}`}
        >
          {t('crossBorder.refuse')}
        </LinkButton>
      )}
      {state !== 'written' && gaps.length === 0 && can('tax:edit') && (
        <LinkButton
          size="s"
          href={writeIntegrationPath(firmId, row)}
          aria-label={`${write}: ${purchase}`}
        >
          {write}
        </LinkButton>
      )}
    </Row>
  )
}
